import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { usualTerms } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import type { NamedContracts } from '@besc/wire/settings/named-contract';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  maxUint256,
  numberToHex,
} from 'viem';
import type { Chain } from '../chain';
import { revealBlocks, revealSeconds } from './round-times';

/** A deployed lottery whose rounds begin, close and are drawn when they are told to; the operator is the thirtieth account. */
export interface TestLottery {
  readonly lottery: Address;
  readonly source: Address;
  /** Opens the next round; answers its number. `lengthSeconds`: to the draw. */
  start(terms?: { lengthSeconds?: number; price?: bigint; divisor?: bigint }): Promise<number>;
  /** Lets the lottery take so much MONEY of an account, in place of what it was let take. */
  allow(account: number, amount: bigint): Promise<void>;
  buy(account: number, numbers: readonly number[]): Promise<void>;
  /** Adds to the prizes of the open round. */
  inject(account: number, amount: bigint): Promise<void>;
  /** Goes on to the end of the sales and asks for the number. */
  close(): Promise<void>;
  /** Gives the secret of the closed round. */
  reveal(): Promise<void>;
  /** Gives the secret where it was not given, goes on to the time of the draw and draws; answers the number. */
  draw(): Promise<number>;
  /** Goes on until there will be no number, or until the round cannot be closed any more, and gives all back. */
  refund(): Promise<void>;
  claim(account: number, ticketIds: readonly bigint[]): Promise<void>;
}

const gas = numberToHex(12_000_000);
/** Of a round never closed, as the contract counts it. */
const openStatus = 1;

/** Runs the lottery of a deployment as its operator does. Blocks are made for each transaction, whatever the chain's rhythm. */
export async function makeLottery(
  chain: Pick<Chain, 'rpc' | 'rpcUrl' | 'accounts'>,
  contracts: NamedContracts,
): Promise<TestLottery> {
  const lottery = addressOf(contracts, 'lottery', 'game');
  const source = addressOf(contracts, 'random', 'source');
  const money = addressOf(contracts, 'tokens', 'money');
  const client = createPublicClient({ transport: http(chain.rpcUrl), cacheTime: 0 });
  const at = { address: lottery, abi: lotteryAbi } as const;
  const secrets = new Map<Hex, Hex>();
  const accountAt = (place: number) => {
    const account = chain.accounts[place]?.address;
    if (account === undefined) throw new Error(`The chain has no account ${place}`);
    return checksumAddress(account);
  };
  const operator = accountAt(29);
  const mine = () => chain.rpc.request('anvil_mine', ['0x1']);
  const call = async (from: Hex, to: Hex, abi: Abi, functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi, functionName, args });
    const hash = await chain.rpc.request<Hex>('eth_sendTransaction', [{ from, to, data, gas }]);
    await mine();
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    if (receipt.status !== 'success') throw new Error(`${functionName} failed`);
  };
  const play = (from: Hex, functionName: string, args: readonly unknown[]) =>
    call(from, lottery, lotteryAbi as Abi, functionName, args);
  const spend = (from: Hex, spender: Hex, amount = maxUint256) =>
    call(from, money, erc20Abi as Abi, 'approve', [spender, amount]);
  const now = async () => Number((await client.getBlock()).timestamp);
  const goTo = async (seconds: number) => {
    const wait = seconds - (await now());
    if (wait > 0) {
      await chain.rpc.request('evm_increaseTime', [wait]);
      await mine();
    }
  };
  const current = async () => {
    const id = await client.readContract({ ...at, functionName: 'currentLotteryId' });
    return { id, round: await client.readContract({ ...at, functionName: 'viewLottery', args: [id] }) };
  };
  const word = async () =>
    (await client.readContract({ address: source, abi: commitRandomAbi, functionName: 'reserved' })) - 1n;
  const commit = async () => {
    const secret = keccak256(numberToHex(secrets.size + 1 + (await now()), { size: 32 }));
    const hash = commitmentOf(secret);
    secrets.set(hash, secret);
    await call(operator, source, commitRandomAbi as Abi, 'commit', [hash]);
  };
  const reveal = async () => {
    const randomId = await word();
    const [committed] = await client.getContractEvents({
      address: source,
      abi: commitRandomAbi,
      eventName: 'Committed',
      args: { id: randomId },
      fromBlock: 0n,
    });
    const secret = secrets.get(committed?.args.hash ?? '0x');
    if (secret === undefined) throw new Error('Somebody else has the secret of this round');
    await chain.rpc.request('anvil_mine', ['0x4']);
    await call(operator, source, commitRandomAbi as Abi, 'reveal', [randomId, secret]);
  };
  const bond = await client.readContract({ address: source, abi: commitRandomAbi, functionName: 'bond' });
  const held = await client.readContract({
    address: money,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [operator],
  });
  if (held < bond * 4n) await call(accountAt(0), money, erc20Abi as Abi, 'transfer', [operator, bond * 4n]);
  await spend(operator, source);
  return {
    lottery,
    source,
    async start({ lengthSeconds = 600, price = 10n * 10n ** 18n, divisor = usualTerms.divisor } = {}) {
      await commit();
      const endTime = BigInt((await now()) + lengthSeconds);
      await play(operator, 'startLottery', [endTime, price, divisor, usualTerms.shares]);
      return Number((await current()).id);
    },
    allow: (place, amount) => spend(accountAt(place), lottery, amount),
    async buy(place, numbers) {
      await spend(accountAt(place), lottery);
      const { id } = await current();
      await play(accountAt(place), 'buyTickets', [id, numbers]);
    },
    async inject(place, amount) {
      await spend(accountAt(place), lottery);
      const { id } = await current();
      await play(accountAt(place), 'injectFunds', [id, amount]);
    },
    async close() {
      const { id, round } = await current();
      const pause = await client.readContract({ ...at, functionName: 'salesPause' });
      await goTo(Number(round.endTime - pause));
      await play(operator, 'closeLottery', [id]);
    },
    reveal,
    async draw() {
      const { id, round } = await current();
      const [isGiven] = await client.readContract({
        address: source,
        abi: commitRandomAbi,
        functionName: 'wordOf',
        args: [await word()],
      });
      if (!isGiven) await reveal();
      await goTo(Number(round.endTime));
      await play(operator, 'drawFinalNumberAndMakeLotteryClaimable', [id]);
      return (await current()).round.finalNumber;
    },
    async refund() {
      const { id, round } = await current();
      const closeTime = await client.readContract({ ...at, functionName: 'CLOSE_TIME' });
      const isOpen = round.status === openStatus;
      if (!isOpen) await chain.rpc.request('anvil_mine', [numberToHex(revealBlocks)]);
      await goTo(1 + (isOpen ? Number(round.endTime + closeTime) : (await now()) + revealSeconds));
      await play(operator, 'openRefunds', [id]);
    },
    async claim(place, ticketIds) {
      const { id } = await current();
      await play(accountAt(place), 'batchClaimRewards', [id, ticketIds]);
    },
  };
}
