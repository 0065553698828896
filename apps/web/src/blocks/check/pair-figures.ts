import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { feeAprDays } from '@besc/domain/shared/trading-fee';
import { computePairDays, computePairLiquidity, computePairVolume } from '@besc/sdk/swap/compute-pair-figures';
import type { Settings } from '@besc/wire/settings/settings';
import { fetchPairMarket } from '@besc/wire/swap/fetch-pair-market';
import { fetchPairVolumes } from '@besc/wire/swap/fetch-pair-volumes';
import { settingsPricing } from '../prices/usd-price';
import type { MakeFigure } from './figure';

/** What a pair traded in 24 hours. */
export const pairVolumeFigure =
  (pair: Address): MakeFigure =>
  (settings) => ({
    name: { text: '24h volume' },
    formula: {
      text: 'All trades of the pair in 24 hours, each at the prices right after it.',
    },
    sources: [{ contract: pair, events: ['Swap', 'Sync'] }],
    parts: [{ name: { text: '24h volume' }, unit: 'usd' }],
    told: async (request, now) => {
      const market = await fetchPairMarket({ ...request, pair, now });
      return [market && (market.volumeE18 ?? 0n)];
    },
    compute: (chain) =>
      computePairVolume(chain, { ...exchangeOf(settings), pair, since: Math.floor(chain.time) - daySeconds }),
  });

/** What a pair traded in the seven whole days that fees are told by. */
export const pairWeekFigure =
  (pair: Address): MakeFigure =>
  (settings) => ({
    name: { text: '7d volume' },
    formula: {
      text: 'All trades of the pair in the last seven whole days (UTC).',
    },
    sources: [{ contract: pair, events: ['Swap', 'Sync'] }],
    parts: [{ name: { text: '7d volume' }, unit: 'usd' }],
    told: async (request, nowSeconds) => [
      (await fetchPairVolumes({ ...request, pairs: [pair], nowSeconds })).get(pair),
    ],
    compute: (chain) => {
      const today = Math.floor(chain.time / daySeconds) * daySeconds;
      const days = Array.from({ length: feeAprDays + 1 }, (_, at) => today - (feeAprDays - at) * daySeconds);
      return computePairDays(chain, { ...exchangeOf(settings), pair, days });
    },
  });

/** What a pair holds. */
export const pairLiquidityFigure =
  (pair: Address): MakeFigure =>
  (settings) => ({
    name: { text: 'Liquidity' },
    formula: { text: 'What the pair holds of both tokens, at the prices of its last event.' },
    sources: [{ contract: pair, events: ['Sync'] }],
    parts: [{ name: { text: 'Liquidity' }, unit: 'usd' }],
    told: async (request, now) => [(await fetchPairMarket({ ...request, pair, now }))?.liquidityE18],
    compute: (chain) => computePairLiquidity(chain, { ...exchangeOf(settings), pair }),
  });

function exchangeOf(settings: Settings) {
  return {
    factory: addressOf(settings, 'swap', 'factory'),
    initCodeHash: settings.pairInitCodeHash,
    rules: settingsPricing(settings),
  };
}
