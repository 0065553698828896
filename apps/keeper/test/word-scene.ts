import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { commitRandomBytecode } from '@besc/contracts/bytecode/commit-random';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pino } from 'pino';
import { type Abi, encodeDeployData, encodeFunctionData, maxUint256, parseEther } from 'viem';
import { accountOfKey } from '../src/shared/keeper-key';
import type { KeeperContext } from '../src/shared/keeper-task';
import { transactionSender } from '../src/shared/transaction-sender';
import { secretOf } from '../src/shared/word-secrets';
import type { KeeperScene } from './keeper-scene';

/** The source of random words on a keeper's scene, for what asks for them; the treasury is account 1. */
export function wordScene(scene: KeeperScene) {
  const { deployment } = scene.exchange;
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const money = addressOf(deployment, 'tokens', 'money');
  const accountAt = (place: number) => {
    const account = scene.chain.accounts[place];
    if (!account) throw new RangeError(`no account ${place}`);
    return account;
  };
  const now = async () => Number((await scene.client.getBlock()).timestamp);
  const operate = (to: Hex, data: Hex) => scene.chain.send({ from: accountAt(29).address, to, data, gas: '0x4c4b40' });
  /** The operator's secret for a number, as its keeper makes it. */
  const ownSecret = (id: bigint, { address }: Pick<typeof source, 'address'> = source) => {
    const account = accountOfKey(accountAt(29).privateKey);
    if (account === undefined) throw new RangeError('no key');
    const { chainId, genesisHash } = deployment;
    return secretOf(account, { chainId, genesisHash, source: address }, { id, attempt: 0n });
  };
  const onSource = (functionName: 'commit' | 'reveal', args: readonly unknown[]) =>
    operate(source.address, encodeFunctionData({ abi: commitRandomAbi as Abi, functionName, args }));
  const as = async (account: Hex, to: Hex, data: Hex) => {
    await scene.chain.rpc.batch([['anvil_impersonateAccount', [account]]]);
    await scene.chain.setBalance(account, parseEther('10'));
    await scene.chain.send({ from: account, to, data });
  };
  return {
    source,
    money,
    accountAt,
    now,
    operate,
    head: () => scene.client.getBlockNumber({ cacheTime: 0 }),
    async goTo(time: number) {
      await scene.chain.setNextTimestamp(time);
      await scene.chain.mine();
    },
    /** What a service that has just been started, of an account by its number, works with. */
    async context(place = 29, rpcUrl = scene.chain.rpcUrl): Promise<Pick<KeeperContext, 'chain' | 'sender' | 'log'>> {
      const chain = await scene.connect({ OPERATOR_KEY: accountAt(place).privateKey, RPC_URL: rpcUrl });
      const { signal } = new AbortController();
      const sender = transactionSender({ chain, replaceAfterSeconds: 60, signal, pollMilliseconds: 20 });
      return { chain, sender, log: pino({ level: 'silent' }) };
    },
    async approve(place: number, spender: Hex, amount = maxUint256) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
      await scene.chain.send({ from: accountAt(place).address, to: money, data });
    },
    ownSecret,
    /** The operator commits to the next of its secrets. */
    async commit() {
      const reserved = await scene.client.readContract({ ...source, functionName: 'reserved' });
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [source.address, maxUint256] });
      await operate(money, data);
      await onSource('commit', [commitmentOf(await ownSecret(reserved))]);
    },
    /** By hand, and at any source, to the first of its secrets there. */
    async commitAt(at: typeof source) {
      const bond = await scene.client.readContract({ ...at, functionName: 'bond' });
      const allow = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [at.address, bond] });
      await operate(money, allow);
      const args = [commitmentOf(await ownSecret(0n, at))] as const;
      await operate(at.address, encodeFunctionData({ abi: at.abi, functionName: 'commit', args }));
    },
    /** The operator gives the word of a number. */
    reveal: async (id: bigint) => onSource('reveal', [id, await ownSecret(id)]),
    /** As the owner or guardian of a contract. */
    as,
    /** Another source of the same operator, which no contract may ask yet. */
    async addSource(): Promise<typeof source> {
      const args = [scene.person, accountAt(29).address, money, parseEther('1')] as const;
      const data = encodeDeployData({ abi: commitRandomAbi, bytecode: commitRandomBytecode, args });
      const hash = await scene.chain.send({ from: scene.person, data, gas: '0x4c4b40' });
      const { contractAddress } = await scene.client.getTransactionReceipt({ hash });
      return { ...source, address: checksumAddress(contractAddress ?? '') };
    },
    /** The deployment with one more source, under a name of its own. */
    withSource({ address }: Pick<typeof source, 'address'>): typeof deployment {
      const random = { ...deployment.contracts.random, source2: { address, startBlock: 0 } };
      return { ...deployment, contracts: { ...deployment.contracts, random } };
    },
    /** The owner of the source names another operator. */
    async nameOperator(place: number) {
      const owner = await scene.client.readContract({ ...source, functionName: 'owner' });
      const args = [accountAt(place).address] as const;
      await as(owner, source.address, encodeFunctionData({ abi: commitRandomAbi, functionName: 'setOperator', args }));
    },
    /** The owner of a source lets an account ask for its words. */
    async letAsk({ address }: Pick<typeof source, 'address'>, consumer: Hex) {
      const owner = await scene.client.readContract({ ...source, address, functionName: 'owner' });
      const args = [consumer, true] as const;
      await as(owner, address, encodeFunctionData({ abi: commitRandomAbi, functionName: 'setConsumer', args }));
    },
  };
}
