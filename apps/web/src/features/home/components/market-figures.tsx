import { dailyValues } from '@besc/domain/market/daily-values';
import { NumberText } from '@besc/ui/number-text';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { priceChange } from '../../../blocks/charts/price-change';
import { useText } from '../../../blocks/language/use-text';
import { formatFigure } from '../../../blocks/prices/format-figure';
import { useHoldingValue } from '../../../blocks/prices/use-holding-value';
import { hasFailed } from '../../../lib/has-failed';
import { numberFormat } from '../../../lib/number-format';
import { hrefOf } from '../../../lib/query-text';
import { figuresQuery } from '../home.queries';
import { FigureTile } from './figure-tile';
import { MonthChange } from './month-change';
import { TokenPriceText } from './token-price-text';

/** Days of the month that the small lines tell of, today among them. */
const days = 30;

/** Four figures of the exchange, each with its line of a month and the page that tells more of it. */
export function MarketFigures() {
  const { t, locale } = useText();
  const chain = useChain();
  const money = deployedToken(chain.settings, 'money');
  const query = useQuery(figuresQuery(chain));
  const figures = query.data;
  // A deployment without an index has nothing to wait for.
  const isMissing = hasFailed(query) || chain.settings.index.url === '';
  const isPending = query.isPending && !isMissing;
  const price = useHoldingValue(money, 10n ** BigInt(money.decimals));
  // What a day left behind is compared with the end of the day before the month; what was traded is a sum of its days.
  const line = (rows: Parameters<typeof dailyValues>[0] | undefined, missing: 'carry' | 'zero') =>
    figures && rows
      ? dailyValues(rows, { now: figures.now, days: missing === 'carry' ? days + 1 : days, missing })
      : [];
  // A line that begins later has no day to compare the month with.
  const isWhole = (values: readonly number[]) => values.length > days;
  const change = (values: readonly number[]) =>
    isWhole(values)
      ? priceChange(
          values.map((value, time) => ({ time, value })),
          undefined,
        )
      : undefined;
  const count = (value: number) => numberFormat(locale, { maximumFractionDigits: 0 }).format(value);
  const usd = (value: number | undefined) =>
    value === undefined
      ? { value: undefined }
      : { value: formatFigure(value, locale), exact: formatFigure(value, locale, 2) };
  const locked = line(figures?.days.liquidityUsd, 'carry');
  const volume = line(figures?.volumeUsd === undefined ? undefined : figures.days.volumeUsd, 'zero');
  const traders = line(figures?.days.traders, 'carry');
  const prices = line(figures?.days.tokenUsd, 'carry');
  // A line without a change that is said has no direction.
  const toneOf = (values: readonly number[]) => {
    const kind = change(values)?.kind;
    return kind === 'up' || kind === 'down' ? kind : 'primary';
  };
  // Before the first day of the exchange nobody had traded.
  const newTraders = (traders.at(-1) ?? 0) - ((isWhole(traders) ? traders[0] : undefined) ?? 0);
  return (
    <section aria-label={t('The exchange in figures')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <FigureTile
          label={t('Total liquidity')}
          to="/liquidity"
          isLoading={isPending}
          values={locked}
          tone={toneOf(locked)}
          note={<MonthChange change={change(locked)} />}
        >
          <NumberText {...usd(figures?.liquidityUsd)} isRolling />
        </FigureTile>
        <FigureTile
          label={t('24h volume')}
          to="/swap"
          isLoading={isPending}
          values={volume}
          note={
            <span className="text-text-muted">
              {volume.length > 0
                ? t('%amount% in 30 days', {
                    amount: formatFigure(
                      volume.reduce((sum, day) => sum + day, 0),
                      locale,
                    ),
                  })
                : null}
            </span>
          }
        >
          <NumberText {...usd(figures?.volumeUsd)} isRolling />
        </FigureTile>
        <FigureTile
          label={t('Accounts that traded')}
          isLoading={isPending}
          values={traders}
          note={
            <span className="text-text-muted">
              {traders.length > 0 ? t('%count% new in 30 days', { count: newTraders }) : null}
            </span>
          }
        >
          <NumberText value={figures ? count(figures.traders) : undefined} isRolling />
        </FigureTile>
        <FigureTile
          label={t('%symbol% price', { symbol: money.symbol })}
          to={hrefOf('/swap', { outputCurrency: money.address })}
          isLoading={isPending && price === undefined}
          values={prices}
          tone={toneOf(prices)}
          note={<MonthChange change={change(prices)} />}
        >
          <TokenPriceText price={price} />
        </FigureTile>
      </div>
      <div className="text-sm text-text-muted">
        {isMissing ? (
          <p role="status">{t('The index isn’t responding: some figures are missing.')}</p>
        ) : (
          <DataDelayedNotice />
        )}
      </div>
    </section>
  );
}
