import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { startExchange } from '@besc/localnet/start-exchange';
import { parseEnvironment } from '@besc/wire/settings/environment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pino } from 'pino';
import { createPublicClient, encodeFunctionData, type Hex, http, maxUint256, parseEther } from 'viem';
import { connectKeeper } from '../src/shared/keeper-chain';
import { parseKeeperConfig } from '../src/shared/keeper-config';
import { keeperKey } from '../src/shared/keeper-key';
import { transactionSender } from '../src/shared/transaction-sender';
import { feeConverter } from '../src/swap/convert-fees';
import { swapConfig } from '../src/swap/swap-config';

/** Where burned MONEY lies. */
export const burnAddress = checksumAddress('0x000000000000000000000000000000000000dEaD');

/** A real chain with a traded exchange, and rounds of the keeper on it. */
export type KeeperScene = Awaited<ReturnType<typeof keeperScene>>;

/** Starts it. Account 0 owns every token, account 29 is the operator. */
export async function keeperScene() {
  const { chain, exchange } = await startExchange({ blocks: 60, tradesPerBlock: 8 });
  const folder = await mkdtemp(join(tmpdir(), 'besc-keeper-'));
  await writeFile(join(folder, 'deployment.json'), JSON.stringify(exchange.deployment));
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const router = addressOf(exchange.deployment, 'swap', 'router');
  const factory = addressOf(exchange.deployment, 'swap', 'factory');
  const feeCollector = addressOf(exchange.deployment, 'swap', 'feeCollector');
  const person = chain.accounts[0]?.address ?? zeroAddress;
  const log = pino({ level: 'silent' });
  let clean = await chain.snapshot();

  const env = (changes: Record<string, string> = {}) => ({
    RPC_URL: chain.rpcUrl,
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    STATE_FILE: join(folder, 'state.json'),
    OPERATOR_KEY: chain.accounts[29]?.privateKey ?? '',
    MINIMUM_MONEY: '0.000001',
    GAS_PRICE_GWEI: '1',
    CONVERSIONS_PER_ROUND: '20',
    PORT: '0',
    ...changes,
  });
  /** The chain as the operator's tasks see it. */
  const connect = async (changes: Record<string, string> = {}) => ({
    ...(await connectKeeper(parseKeeperConfig(env(changes)))),
    account: keeperKey('operator', env(changes)),
  });
  /** Rounds of a service that has just been started: what it knows is on the chain and in its file. */
  const converter = async (changes: Record<string, string> = {}) => {
    const keeper = parseKeeperConfig(env(changes));
    const config = parseEnvironment(swapConfig, env(changes));
    const own = await connect(changes);
    const { signal } = new AbortController();
    const { replaceAfterSeconds } = keeper;
    const sender = transactionSender({ chain: own, replaceAfterSeconds, signal });
    return feeConverter({ chain: own, keeper, config, sender, log, signal });
  };
  /** Its first round. */
  const round = async (changes: Record<string, string> = {}, options: { dryRun?: boolean } = {}) =>
    (await converter(changes))(options);
  const send = (to: Address, data: Hex, value = 0n) =>
    chain.send({ from: person, to, data, value: `0x${value.toString(16)}` });
  const balance = (token: Address, owner: Address) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  const transfer = (token: Address, to: Address, amount: bigint) =>
    send(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }));

  return {
    chain,
    exchange,
    folder,
    client,
    person,
    feeCollector,
    env,
    connect,
    converter,
    round,
    send,
    balance,
    transfer,
    /** Half an hour and a little later. */
    async wait(seconds = 1_810) {
      await chain.increaseTime(seconds);
      await chain.mine();
    },
    /** A pool of the person's, whose LP is the person's; gives its address. */
    async pool(tokenA: Address, tokenB: Address, amountA: bigint, amountB: bigint): Promise<Address> {
      for (const token of [tokenA, tokenB]) {
        const args = [router, maxUint256] as const;
        await send(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }));
      }
      const args = [tokenA, tokenB, amountA, amountB, 0n, 0n, person, maxUint256] as const;
      await send(router, encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args }));
      const pair = { address: factory, abi: factoryAbi, functionName: 'getPair', args: [tokenA, tokenB] } as const;
      return checksumAddress(await client.readContract(pair));
    },
    /** Moves the price of WBESC and another token by a large sale; gives what it brought. */
    async dump(symbol: string): Promise<bigint> {
      const { address } = exchange.token(symbol);
      const before = await balance(address, person);
      await chain.setBalance(person, parseEther('10000000'));
      const path = [addressOf(exchange.deployment, 'tokens', 'wbesc'), exchange.token(symbol).address] as const;
      const args = [0n, path, person, maxUint256] as const;
      const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args });
      await send(router, data, parseEther('1000000'));
      return (await balance(address, person)) - before;
    },
    /** Sells back what a `dump` brought. */
    async sellBack(symbol: string, amount: bigint) {
      const { address } = exchange.token(symbol);
      const approval = [router, maxUint256] as const;
      await send(address, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: approval }));
      const path = [address, addressOf(exchange.deployment, 'tokens', 'wbesc')] as const;
      const args = [amount, 0n, path, person, maxUint256] as const;
      await send(router, encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForETH', args }));
    },
    /** The chain and the file as they were at the start. */
    async restore() {
      await chain.setAutomine(true);
      await chain.revert(clean);
      clean = await chain.snapshot();
      await rm(join(folder, 'state.json.swap'), { force: true });
    },
    async stop() {
      await chain.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
