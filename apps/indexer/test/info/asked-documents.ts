import { infoWindows } from '@besc/domain/info/info-window';
import { fetchEvents } from '@besc/wire/info/fetch-events';
import { fetchFoundPools, fetchFoundTokens } from '@besc/wire/info/fetch-found';
import { fetchExchangeHistory, fetchPoolHistory, fetchTokenHistory } from '@besc/wire/info/fetch-history';
import {
  fetchExchangeDays,
  fetchLaterStates,
  fetchListedPool,
  fetchListedPools,
  fetchListedToken,
  fetchListedTokens,
  fetchListedTrades,
  fetchListingState,
  fetchPoolStates,
  mostTrades,
} from '@besc/wire/info/fetch-listed';
import { fetchOverview } from '@besc/wire/info/fetch-overview';
import { fetchPool } from '@besc/wire/info/fetch-pool';
import { fetchSearch } from '@besc/wire/info/fetch-search';
import { fetchToken } from '@besc/wire/info/fetch-token';
import { fetchTokenFigures } from '@besc/wire/info/fetch-token-figures';
import { fetchOlderTransactions } from '@besc/wire/info/fetch-transactions';
import { fetchPoolFigures } from '@besc/wire/market/fetch-pool-figures';
import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { type AskedDocuments, each, nowSeconds as now } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchEvents: async ({ url }) => {
    const toBlock = (await fetchIndexHealth({ url })).indexedBlock ?? 0;
    return await fetchEvents({ url, fromBlock: Math.max(0, toBlock - 5_000), toBlock });
  },
  fetchTokenFigures: async ({ url, token }) => {
    const { rows, watched } = await fetchTokenFigures({ url, now, watched: [token], after: undefined });
    return [rows, watched];
  },
  fetchPoolFigures: async ({ url, pair }) => {
    const { rows, watched } = await fetchPoolFigures({ url, now, watched: [pair], after: undefined });
    return [rows, watched];
  },
  fetchExchangeHistory: ({ url }) => each(infoWindows, (window) => fetchExchangeHistory({ url, window, now })),
  fetchTokenHistory: ({ url, token }) => each(infoWindows, (window) => fetchTokenHistory({ url, window, now, token })),
  fetchPoolHistory: ({ url, pair }) =>
    each(infoWindows, (window) => fetchPoolHistory({ url, window, now, pool: pair })),
  fetchExchangeDays: ({ url }) => fetchExchangeDays({ url, from: 0 }),
  fetchListedPool: ({ url, pair }) => fetchListedPool({ url, pool: pair }),
  fetchListedPools: ({ url }) => fetchListedPools({ url }),
  fetchPoolStates: ({ url }) => fetchPoolStates({ url, time: now }),
  fetchLaterStates: ({ url }) => fetchLaterStates({ url, from: 0, to: now, states: new Map() }),
  fetchListedToken: ({ url, token }) => fetchListedToken({ url, token }),
  fetchListedTokens: ({ url }) => fetchListedTokens({ url }),
  fetchListedTrades: ({ url, pair }) => fetchListedTrades({ url, pool: pair, most: mostTrades }),
  fetchListingState: ({ url, factory }) => fetchListingState({ url, factory }),
  fetchOverview: ({ url, factory }) => fetchOverview({ url, factory, now }),
  fetchPool: ({ url, pair }) => fetchPool({ url, pool: pair, now }),
  fetchSearch: ({ url, pair }) => each(['MON', pair], (text) => fetchSearch({ url, text })),
  fetchFoundPools: ({ url, pair }) => each(['MON', pair], (text) => fetchFoundPools({ url, text, now })),
  fetchFoundTokens: ({ url, token }) => each(['MON', token], (text) => fetchFoundTokens({ url, text, now })),
  fetchToken: ({ url, token, pricing }) =>
    fetchToken({ url, token, rules: pricing.rules, pricing: pricing.pairs.map(({ address }) => address), now }),
  fetchOlderTransactions: async ({ url, factory }) => {
    const pages = (await fetchOverview({ url, factory, now }))?.transactions ?? {};
    return await fetchOlderTransactions({ url, of: 'all', id: undefined, pages });
  },
};
