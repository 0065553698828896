import { replayedLiquidity, replayedMarket } from '@besc/domain/market/replayed-market';
import type { Address } from '@besc/domain/shared/address';
import { pairVolume } from '@besc/domain/shared/pair-volume';
import { type ChainAt, type Computed, firstBlockAfter } from '../shared/replay/chain-at';
import { type Exchange, lastSyncBlock, readMarketEvents } from './read-market-events';

/** What a pair traded after a time, USD in 10^-18. Throws as `readMarketEvents` does. */
export async function computePairVolume(
  chain: ChainAt,
  {
    pair,
    since,
    ...exchange
  }: Exchange & {
    readonly pair: Address;
    readonly since: number;
  },
): Promise<Computed> {
  const fromBlock = await firstBlockAfter(chain, since);
  const market = await readMarketEvents(chain, exchange, { pair, fromBlock, toBlock: chain.block });
  const { trackedUSD, untrackedUSD } = replayedMarket({ ...market, rules: exchange.rules });
  const volume = pairVolume({ volumeUSD: trackedUSD, untrackedVolumeUSD: untrackedUSD });
  return { values: [volume], fromBlock, events: market.events.length };
}

/**
 * What a pair traded in whole days, USD in 10^-18: a day on which nothing trusted priced its trades counts by what there is. `days` are
 * the seconds at which each begins, and at which the last ends. Throws as `readMarketEvents` does.
 */
export async function computePairDays(
  chain: ChainAt,
  { pair, days, ...exchange }: Exchange & { readonly pair: Address; readonly days: readonly number[] },
): Promise<Computed> {
  const starts: bigint[] = [];
  for (const day of days) starts.push(await firstBlockAfter(chain, day - 1));
  const [fromBlock = chain.block, end = chain.block] = [starts[0], starts.at(-1)];
  const market = await readMarketEvents(chain, exchange, { pair, fromBlock, toBlock: end - 1n });
  const until = starts.map((start) => {
    const events = market.events.filter((_, at) => (market.blocks[at] ?? 0n) < start);
    return replayedMarket({ ...market, events, rules: exchange.rules });
  });
  const volume = until.slice(1).reduce((sum, { trackedUSD, untrackedUSD }, at) => {
    const before = until[at] ?? { trackedUSD: 0n, untrackedUSD: 0n };
    const [volumeUSD, untrackedVolumeUSD] = [trackedUSD - before.trackedUSD, untrackedUSD - before.untrackedUSD];
    return sum + pairVolume({ volumeUSD, untrackedVolumeUSD });
  }, 0n);
  return { values: [volume], fromBlock, events: market.events.length };
}

/** What a pair holds, USD in 10^-18, at the prices of its last reserves. Throws as `readMarketEvents` does. */
export async function computePairLiquidity(
  chain: ChainAt,
  { pair, ...exchange }: Exchange & { readonly pair: Address },
): Promise<Computed> {
  const fromBlock = (await lastSyncBlock(chain, pair)) ?? chain.block;
  const market = await readMarketEvents(chain, exchange, { pair, fromBlock, toBlock: chain.block });
  const value = replayedLiquidity(replayedMarket({ ...market, rules: exchange.rules }));
  return { values: [value], fromBlock, events: market.events.length };
}
