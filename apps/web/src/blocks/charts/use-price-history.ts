import { addressOf } from '@besc/contracts/deploy/address-of';
import { pricingPairs } from '@besc/domain/market/pricing-pairs';
import type { Address } from '@besc/domain/shared/address';
import { slowRefreshMs } from '@besc/domain/shared/constants';
import { type ChartWindow, chartSampling, chartTimes } from '@besc/domain/swap/chart-series';
import { pairAddress, sortTokens } from '@besc/sdk/shared/reads/pair-address';
import { fetchDerivedPrices } from '@besc/wire/swap/fetch-derived-prices';
import { fetchPairHistory } from '@besc/wire/swap/fetch-pair-history';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { failedRefreshMs, freshWhileVisible } from '../../lib/fresh-while-visible';
import { askIndex } from '../chain/ask-index';
import { useChain } from '../chain/chain-context';
import { chainSeconds } from '../clock/chain-seconds';
import { settingsPricing } from '../prices/usd-price';
import type { ChartPair } from './chart-pair';
import { loadPriceHistory, type PriceHistory } from './load-price-history';

/** The price of a pair over one window, from the index. Never fails: what could not be had is an empty, flagged series. */
export function usePriceHistory(pair: ChartPair, window: ChartWindow) {
  const { settings, reader } = useChain();
  const { url } = settings.index;
  const factory = addressOf(settings, 'swap', 'factory');
  const { pairInitCodeHash } = settings;
  const rules = settingsPricing(settings);
  const placeOf = (one: Address, other: Address) => {
    const [token0, token1] = sortTokens(one, other);
    const tokens = { tokenA: token0, tokenB: token1 };
    return { token0, token1, address: pairAddress({ factory, ...tokens, initCodeHash: pairInitCodeHash }) };
  };
  const placesOf = (token: Address) => {
    const places = pricingPairs([token], rules).map(([one, other]) => placeOf(one, other));
    return [...new Map(places.map((place) => [place.address, place])).values()];
  };
  const tokenA = pair.inputToken.address;
  const tokenB = pair.outputToken.address;
  const renewMs = (query: { state: { data: PriceHistory | undefined } }) =>
    query.state.data?.hasFailed ? failedRefreshMs : slowRefreshMs;
  return useQuery(
    queryOptions({
      queryKey: ['price-history', url, tokenA, tokenB, window],
      ...freshWhileVisible(slowRefreshMs),
      staleTime: renewMs,
      refetchInterval: renewMs,
      queryFn: async ({ signal }) => {
        const nowSeconds = chainSeconds(reader);
        const index = { url, signal };
        const times = chartTimes(window, nowSeconds);
        const spanSeconds = chartSampling[window].unitSeconds;
        return await loadPriceHistory({
          window,
          nowSeconds,
          signal,
          token: sortTokens(tokenA, tokenB)[0] === tokenA ? 'token0' : 'token1',
          minimumReserveUsd: settings.chart.minimumReserveUsd,
          source: {
            fetchPairRows: () => {
              const { address } = placeOf(tokenA, tokenB);
              return askIndex(index, (request) => fetchPairHistory({ ...request, pair: address, window, nowSeconds }));
            },
            fetchDerivedPrices: async () => {
              const [base, quote] = await askIndex(index, (request) =>
                Promise.all(
                  [tokenA, tokenB].map((token) =>
                    fetchDerivedPrices({ ...request, token, pairs: placesOf(token), rules, times, spanSeconds }),
                  ),
                ),
              );
              return { base: base ?? [], quote: quote ?? [] };
            },
          },
        });
      },
    }),
  );
}
