import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { pino } from 'pino';
import { encodeFunctionData, keccak256, maxUint256, parseEther, toHex } from 'viem';
import type { KeeperContext } from '../src/shared/keeper-task';
import { transactionSender } from '../src/shared/transaction-sender';
import type { KeeperScene } from './keeper-scene';

/** The lottery and its random words on a keeper's scene; the treasury is account 1. */
export function gameScene(scene: KeeperScene) {
  const { deployment } = scene.exchange;
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const money = addressOf(deployment, 'tokens', 'money');
  const accountAt = (place: number) => {
    const account = scene.chain.accounts[place];
    if (!account) throw new RangeError(`no account ${place}`);
    return account;
  };
  const now = async () => Number((await scene.client.getBlock()).timestamp);
  const operate = (to: Hex, data: Hex) => scene.chain.send({ from: accountAt(29).address, to, data, gas: '0x4c4b40' });
  const secretOf = (id: bigint) => keccak256(toHex(`secret ${id}`));
  return {
    game,
    source,
    money,
    accountAt,
    now,
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
    async buy(place: number, lotteryId: bigint, numbers: readonly number[]) {
      const args = [lotteryId, numbers] as const;
      const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'buyTickets', args });
      await scene.chain.send({ from: accountAt(place).address, to: game.address, data, gas: '0x4c4b40' });
    },
    /** The operator opens a round of ten minutes on the next of its secrets. */
    async open(price: bigint) {
      const reserved = await scene.client.readContract({ ...source, functionName: 'reserved' });
      await operate(
        money,
        encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [source.address, maxUint256] }),
      );
      const args = [keccak256(secretOf(reserved))] as const;
      await operate(source.address, encodeFunctionData({ abi: commitRandomAbi, functionName: 'commit', args }));
      const terms = [BigInt((await now()) + 600), price, 2_000n, [0n, 1_000n, 2_000n, 7_000n]] as const;
      await operate(game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'startLottery', args: terms }));
    },
    /** The operator closes the round at its end, gives the word and draws. */
    async drawRound(id: bigint) {
      const { endTime } = await scene.client.readContract({ ...game, functionName: 'viewLottery', args: [id] });
      await scene.chain.setNextTimestamp(Number(endTime));
      await operate(game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'closeLottery', args: [id] }));
      await scene.chain.mine(4);
      const args = [id - 1n, secretOf(id - 1n)] as const;
      await operate(source.address, encodeFunctionData({ abi: commitRandomAbi, functionName: 'reveal', args }));
      const functionName = 'drawFinalNumberAndMakeLotteryClaimable';
      await operate(game.address, encodeFunctionData({ abi: lotteryAbi, functionName, args: [id] }));
    },
    lottery: async (id: bigint) => scene.client.readContract({ ...game, functionName: 'viewLottery', args: [id] }),
    /** As the owner or guardian of one of the two contracts. */
    async as(account: Hex, to: Hex, data: Hex) {
      await scene.chain.rpc.batch([['anvil_impersonateAccount', [account]]]);
      await scene.chain.setBalance(account, parseEther('10'));
      await scene.chain.send({ from: account, to, data });
    },
  };
}
