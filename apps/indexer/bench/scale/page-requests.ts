import type { PricingRules } from '@besc/domain/market/pricing-rules';
import type { Address } from '@besc/domain/shared/address';
import { fetchFarmPositions } from '@besc/wire/farms/fetch-farm-positions';
import { fetchExchangeHistory, fetchPoolHistory } from '@besc/wire/info/fetch-history';
import { fetchLaterStates, fetchListedPools, fetchPoolStates } from '@besc/wire/info/fetch-listed';
import { fetchOverview } from '@besc/wire/info/fetch-overview';
import { fetchPool } from '@besc/wire/info/fetch-pool';
import { fetchSearch } from '@besc/wire/info/fetch-search';
import { fetchToken } from '@besc/wire/info/fetch-token';
import { fetchLiquidityPositions } from '@besc/wire/liquidity/fetch-liquidity-positions';
import { fetchListings } from '@besc/wire/nfts/fetch-listings';
import { fetchMarketEvents } from '@besc/wire/nfts/fetch-market-events';
import { fetchLeaderboard } from '@besc/wire/prediction/fetch-leaderboard';
import { fetchTeamMembers } from '@besc/wire/profile/fetch-team-members';
import { fetchAccountTrades } from '@besc/wire/swap/fetch-account-trades';
import { fetchCandles } from '@besc/wire/swap/fetch-candles';
import { fetchExchangeFigures } from '@besc/wire/swap/fetch-exchange-figures';
import { fetchPairMarket } from '@besc/wire/swap/fetch-pair-market';
import { fetchPairVolumes } from '@besc/wire/swap/fetch-pair-volumes';

/** What is asked about: the busiest of each kind. */
export interface Asked {
  readonly url: string;
  readonly factory: Address;
  readonly pair: Address;
  /** Of all pairs. */
  readonly pairs: readonly Address[];
  readonly hub: Address;
  readonly account: Address;
  readonly rules: PricingRules<Address>;
  /** Unix seconds. */
  readonly now: number;
}

/** What the page and the API ask of the index, by the page that does. */
export const pageRequests: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  'front page': ({ url, factory, hub: token, now }) =>
    fetchExchangeFigures({ url, factory, token, since: now - 86_400 }),
  'swap: a pair': (asked) => fetchPairMarket(asked),
  'swap: candles, minutes': (asked) => fetchCandles({ ...asked, seconds: 60, before: undefined, most: 750 }),
  'swap: candles, days': (asked) => fetchCandles({ ...asked, seconds: 86_400, before: undefined, most: 750 }),
  'swap: trades of an account': (asked) => fetchAccountTrades(asked),
  'liquidity: positions': (asked) => fetchLiquidityPositions(asked),
  'farms: positions': (asked) => fetchFarmPositions(asked),
  'farms: week of 100 pairs': ({ url, pairs, now }) =>
    fetchPairVolumes({ url, pairs: pairs.slice(0, 100), nowSeconds: now }),
  'info: overview': (asked) => fetchOverview(asked),
  'info: a year of the exchange': (asked) => fetchExchangeHistory({ ...asked, window: '1Y' }),
  'info: a pool': ({ pair: pool, ...asked }) => fetchPool({ ...asked, pool }),
  'info: a year of a pool': ({ pair: pool, ...asked }) => fetchPoolHistory({ ...asked, pool, window: '1Y' }),
  'info: WBESC': ({ hub: token, ...asked }) => fetchToken({ ...asked, token, pricing: asked.pairs.slice(0, 12) }),
  'info: search': (asked) => fetchSearch({ ...asked, text: 'tok1' }),
  'nfts: items, cheapest': ({ hub: collection, url }) => fetchListings({ url, collection, isTradable: true }),
  'nfts: market events': ({ hub: collection, url }) => fetchMarketEvents({ url, collection }),
  'prediction: leaderboard': (asked) => fetchLeaderboard({ ...asked, period: 'all', orderBy: 'netAmount', skip: 0 }),
  'prediction: its place 5 000': (asked) =>
    fetchLeaderboard({ ...asked, period: 'all', orderBy: 'netAmount', skip: 4_980 }),
  'profile: members of a team': ({ url }) => fetchTeamMembers({ url, team: 1, first: 100 }),
  'API: all pools': async ({ url, now }) => {
    const [to, states] = [now - 86_400, new Map()];
    await Promise.all([fetchListedPools({ url }), fetchLaterStates({ url, from: to - 3_600, to, states })]);
  },
  'API: all pools, once an hour': ({ url, now }) => fetchPoolStates({ url, time: now - 86_400 }),
};
