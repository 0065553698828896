import { replayedLiquidity, replayedMarket } from '@besc/domain/market/replayed-market';
import type { Address } from '@besc/domain/shared/address';
import { pairVolume } from '@besc/domain/shared/pair-volume';
import { type ChainAt, type Computed, firstBlockAfter } from '../shared/replay/chain-at';
import { type Exchange, lastSyncBlock, readMarketEvents } from './read-market-events';

/** What a pair traded after a time, until another or the chain's block, USD in 10^-18. Throws as `readMarketEvents` does. */
export async function computePairVolume(
  chain: ChainAt,
  {
    pair,
    since,
    until,
    ...exchange
  }: Exchange & {
    readonly pair: Address;
    readonly since: number;
    readonly until?: number;
  },
): Promise<Computed> {
  const fromBlock = await firstBlockAfter(chain, since);
  const toBlock = until === undefined ? chain.block : (await firstBlockAfter(chain, until)) - 1n;
  const market = await readMarketEvents(chain, exchange, { pair, fromBlock, toBlock });
  const { trackedUSD, untrackedUSD } = replayedMarket({ ...market, rules: exchange.rules });
  const volume = pairVolume({ volumeUSD: trackedUSD, untrackedVolumeUSD: untrackedUSD });
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
