import { type CandleSide, candlePrice } from '@besc/domain/market/candle-points';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import type { PairMarket } from '@besc/wire/swap/fetch-pair-market';
import type { ReactNode } from 'react';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { formatPrice } from '../../../blocks/charts/format-price';
import type { MakeFigure } from '../../../blocks/check/figure';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';

/** The pair's day in figures: volume, liquidity, high, low, fees. */
export function MarketStrip(props: {
  readonly market: PairMarket;
  readonly side: CandleSide & { readonly address: Address };
}) {
  const { t, locale } = useText();
  const { market, side } = props;
  const { volumeE18, liquidityE18, feesE18 } = market;
  const [high, low] = side.token === 'token0' ? [market.high, market.low] : [market.low, market.high];
  const price = (told: bigint | undefined) => (
    <NumberText value={told === undefined ? undefined : formatPrice(candlePrice(told, side), locale)} />
  );
  const usd = (e18: bigint | undefined) =>
    e18 === 0n ? (
      <span className="text-text-muted">0</span>
    ) : (
      <UsdText value={e18 === undefined ? undefined : fraction(e18, oneE18)} places={isLarge(e18) ? 0 : 2} />
    );
  const figure = (name: 'pairVolumeFigure' | 'pairLiquidityFigure') => async () =>
    (await import('../../../blocks/check/pair-figures'))[name](side.address);
  const figures: readonly (readonly [string, ReactNode, (() => Promise<MakeFigure>)?])[] = [
    [t('24h volume'), usd(volumeE18), figure('pairVolumeFigure')],
    [t('Liquidity'), usd(liquidityE18), figure('pairLiquidityFigure')],
    [t('24h high'), price(high)],
    [t('24h low'), price(low)],
    [t('24h fees'), usd(feesE18)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-border py-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(([name, shown, load]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-text-muted">{name}</dt>
          <dd className="font-medium">
            {load ? (
              <Marked name={name} load={load}>
                {shown}
              </Marked>
            ) : (
              shown
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isLarge = (e18: bigint | undefined) => e18 !== undefined && e18 >= 1000n * oneE18;
