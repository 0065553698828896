import { pairAbi } from '@besc/contracts/abi/pair';
import { pricingPairs } from '@besc/domain/market/pricing-pairs';
import type { PricingRules } from '@besc/domain/market/pricing-rules';
import type { MarketEvent, PlacedPair } from '@besc/domain/market/replayed-market';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { ChainLog } from '@besc/wire/shared/parse-chain-logs';
import { toEventSelector } from 'viem';
import { BlockRangeError } from '../shared/errors/block-range-error';
import { eventArgs } from '../shared/reads/event-args';
import { eventItem } from '../shared/reads/event-item';
import { orNothing } from '../shared/reads/or-nothing';
import { pairAddress } from '../shared/reads/pair-address';
import type { ChainAt } from '../shared/replay/chain-at';
import { mostRangeBlocks, readLogRanges } from '../shared/replay/read-log-ranges';
import { readKnownPairs } from './read-known-pairs';

/** What a deployment says of its exchange. */
export interface Exchange {
  readonly factory: Address;
  readonly initCodeHash: Hex;
  readonly rules: PricingRules<Address>;
}

/** What is needed to count a pair's trades again. */
export interface MarketEvents {
  readonly pair: Address;
  /** As before the first event. */
  readonly pairs: readonly PlacedPair<Address>[];
  readonly events: readonly MarketEvent<Address>[];
  /** Of each event. */
  readonly blocks: readonly bigint[];
}

const sync = eventItem(pairAbi, 'Sync');
const swap = eventItem(pairAbi, 'Swap');
const backBlocks = 10_000n;

/**
 * Everything that a pair and those that price its tokens said from a block to another, and their reserves before it. Those of a pair that
 * said nothing since are its present ones. Of others the last earlier word is looked for: no node needs to keep old states.
 * Throws BlockRangeError, ReadError, or RangeError for what is no pair of the exchange.
 */
export async function readMarketEvents(
  chain: ChainAt,
  exchange: Exchange,
  { pair, fromBlock, toBlock }: { readonly pair: Address; readonly fromBlock: bigint; readonly toBlock: bigint },
) {
  const pairs = await readPricedPairs(chain, exchange, pair);
  const address = pairs.map((one) => one.address);
  const topics = [[toEventSelector(sync), toEventSelector(swap)]];
  const logs = await readLogRanges({ ...chain, address, topics, fromBlock, toBlock: chain.block });
  const asked = logs.filter(({ block }) => block <= toBlock);
  const blocks = asked.map(({ block }) => block);
  const moved = new Set(logs.map((log) => log.address));
  const earlier = await lastSyncs(chain, [...moved], fromBlock);
  const before = pairs.map((one) => (moved.has(one.address) ? { ...one, ...earlier.get(one.address) } : one));
  return { pair, pairs: before, events: asked.map(marketEvent), blocks } satisfies MarketEvents;
}

/** The block of a pair's last word on its reserves. */
export async function lastSyncBlock(chain: ChainAt, pair: Address): Promise<bigint | undefined> {
  return (await lastSyncs(chain, [pair], chain.block + 1n)).get(pair)?.block;
}

interface LastSync {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly block: bigint;
}

/** The last reserves that pairs told before a block, looked for backwards; none where there are none. */
async function lastSyncs(
  chain: ChainAt,
  pairs: readonly Address[],
  before: bigint,
): Promise<ReadonlyMap<Address, LastSync>> {
  const found = new Map<Address, LastSync>();
  const missing = new Set(pairs);
  let to = before - 1n;
  while (missing.size > 0 && to >= 0n) {
    const done = Number(before - 1n - to);
    if (done >= mostRangeBlocks) throw new BlockRangeError('RANGE_TOO_LONG', { blocks: Number(before), done });
    const fromBlock = to >= backBlocks ? to - backBlocks + 1n : 0n;
    const range = { fromBlock, toBlock: to, topics: [toEventSelector(sync)], onProgress: undefined };
    const logs = await readLogRanges({ ...chain, ...range, address: [...missing] });
    for (const log of logs) {
      const event = marketEvent(log);
      if (event.kind !== 'sync') continue;
      const { reserve0, reserve1 } = event;
      found.set(log.address, { reserve0, reserve1, block: log.block });
      missing.delete(log.address);
    }
    to = fromBlock - 1n;
  }
  for (const pair of missing) found.set(pair, { reserve0: 0n, reserve1: 0n, block: 0n });
  return found;
}

async function readPricedPairs(chain: ChainAt, exchange: Exchange, pair: Address): Promise<PlacedPair<Address>[]> {
  const { reader, signal } = chain;
  const { factory, initCodeHash, rules } = exchange;
  const asked = signal ? { signal } : {};
  const [first, second] = await Promise.all([
    reader.read({ address: pair, abi: pairAbi, functionName: 'token0' }, asked),
    reader.read({ address: pair, abi: pairAbi, functionName: 'token1' }, asked),
  ]);
  const [tokenA, tokenB] = [checksumAddress(first), checksumAddress(second)];
  if (pairAddress({ factory, tokenA, tokenB, initCodeHash }) !== pair) throw new RangeError(`${pair} is no pair`);
  const tokens = [[tokenA, tokenB] as const, ...pricingPairs([tokenA, tokenB], rules)];
  const { pairs, unread } = await readKnownPairs({ reader, factory, initCodeHash, tokens, ...asked });
  if (unread[0] !== undefined) throw new RangeError(`The pair ${unread[0].address} tells no reserves`);
  const all = [...new Set(pairs.flatMap(({ token0, token1 }) => [token0, token1]))];
  const read = async (address: Address) =>
    decimalsIn(await orNothing(reader.answer({ address, abi: pairAbi, functionName: 'decimals' }, asked)));
  const decimals = new Map(await Promise.all(all.map(async (token) => [token, await read(token)] as const)));
  const of = (token: Address) => decimals.get(token) ?? 0;
  return pairs.map((one) => ({ ...one, decimals0: of(one.token0), decimals1: of(one.token1) }));
}

/** 0, so that amounts are whole units, where a token tells none that can be: as in the index. */
function decimalsIn(answer: Hex | undefined): number {
  const value = answer !== undefined && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : 0n;
  return value <= 255n ? Number(value) : 0;
}

function marketEvent(log: ChainLog): MarketEvent<Address> {
  const pair = log.address;
  return log.topics[0] === toEventSelector(sync)
    ? { kind: 'sync', pair, ...eventArgs<typeof pairAbi, 'Sync'>(sync, log) }
    : { kind: 'swap', pair, ...eventArgs<typeof pairAbi, 'Swap'>(swap, log) };
}
