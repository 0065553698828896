import { addressOf } from '@besc/contracts/deploy/address-of';
import type { InfoWindow } from '@besc/domain/info/info-window';
import type { Address } from '@besc/domain/shared/address';
import { fetchExchangeHistory, fetchPoolHistory, fetchTokenHistory } from '@besc/wire/info/fetch-history';
import { fetchOverview } from '@besc/wire/info/fetch-overview';
import { fetchPool } from '@besc/wire/info/fetch-pool';
import { fetchToken } from '@besc/wire/info/fetch-token';
import { fetchTokenFigures } from '@besc/wire/info/fetch-token-figures';
import { fetchPoolFigures } from '@besc/wire/market/fetch-pool-figures';
import { keepPreviousData } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import { settingsPricing } from '../../blocks/prices/usd-price';
import { infoQuery } from './info-query';
import { pricingPlaces } from './pricing-places';

type Access = Pick<ChainAccess, 'settings' | 'reader'>;

/** The exchange, its largest tokens and pools, and its last transactions; null before the index has begun. */
export function overviewQuery(chain: Access) {
  const factory = addressOf(chain.settings, 'swap', 'factory');
  return infoQuery(chain, ['info-overview'], (request) =>
    fetchOverview({ ...request, factory, now: chainSeconds(chain.reader) }),
  );
}

/** The exchange over a range. */
export function exchangeHistoryQuery(chain: Access, window: InfoWindow) {
  return infoQuery(chain, ['info-history', window], (request) =>
    fetchExchangeHistory({ ...request, window, now: chainSeconds(chain.reader) }),
  );
}

/** Pages of all tokens by what they traded, with the leaders of today and yesterday, and the watched ones. */
export function tokensQuery(chain: Access, watched: readonly Address[]) {
  return pagedQuery(
    infoQuery(chain, ['info-tokens', watched], (request, after: string | undefined) =>
      fetchTokenFigures({ ...request, watched, after, now: chainSeconds(chain.reader) }),
    ),
  );
}

/** Pages of all pools by what they hold, with the leaders of today and yesterday, and the watched ones. */
export function poolsQuery(chain: Access, watched: readonly Address[]) {
  return pagedQuery(
    infoQuery(chain, ['info-pools', watched], (request, after: string | undefined) =>
      fetchPoolFigures({ ...request, watched, after, now: chainSeconds(chain.reader) }),
    ),
  );
}

/** A token, its pools and its last transactions; null for one that the index does not know. */
export function tokenQuery(chain: Access, token: Address) {
  const rules = settingsPricing(chain.settings);
  const pricing = pricingPlaces(chain.settings, token);
  return infoQuery(chain, ['info-token', token], (request) =>
    fetchToken({ ...request, token, rules, pricing, now: chainSeconds(chain.reader) }),
  );
}

/** A token over a range. */
export function tokenHistoryQuery(chain: Access, token: Address, window: InfoWindow) {
  return infoQuery(chain, ['info-token-history', token, window], (request) =>
    fetchTokenHistory({ ...request, token, window, now: chainSeconds(chain.reader) }),
  );
}

/** A pool and its last transactions; null for one that the index does not know. */
export function poolQuery(chain: Access, pool: Address) {
  return infoQuery(chain, ['info-pool', pool], (request) =>
    fetchPool({ ...request, pool, now: chainSeconds(chain.reader) }),
  );
}

/** A pool over a range. */
export function poolHistoryQuery(chain: Access, pool: Address, window: InfoWindow) {
  return infoQuery(chain, ['info-pool-history', pool, window], (request) =>
    fetchPoolHistory({ ...request, pool, window, now: chainSeconds(chain.reader) }),
  );
}

function pagedQuery<Query>(query: Query) {
  return {
    ...query,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
    placeholderData: keepPreviousData,
  };
}
