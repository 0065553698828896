import { formatPairShare } from '@besc/domain/liquidity/pair-share';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { floor, fraction, mul } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { pairName } from '@besc/domain/tokens/pair-name';
import { AprFigure } from '../../blocks/amounts/apr-figure';
import { ShownAmount } from '../../blocks/amounts/shown-amount';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import type { Text } from '../../blocks/language/text';
import type { ListColumn } from '../../blocks/list/list-column';
import { formatPercent } from '../../lib/format-percent';
import { PairMarks } from './components/pair-marks';
import { PastText } from './components/past-text';
import type { PositionPast, PositionRow } from './position-row';

/** The columns of the own positions: of the table, and of the cards from the same rows. */
export function positionColumns(
  { t, locale }: Pick<Text, 't' | 'locale'>,
  wbesc: Address,
): readonly ListColumn<PositionRow>[] {
  const nameOf = ({ currencyA, currencyB }: PositionRow) => pairName(currencyA, currencyB, wbesc);
  const known = (past: PositionPast) => (past.kind === 'known' ? past : undefined);
  return [
    {
      key: 'pool',
      heading: t('Pool'),
      place: 'head',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <PairMarks {...row} />
          <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{nameOf(row)}</bdi>
        </span>
      ),
      sortBy: nameOf,
      searchIn: ({ currencyA, currencyB, position }) =>
        [...[currencyA, currencyB].flatMap(words), position.supplied.pair.address].join(' '),
    },
    {
      key: 'value',
      heading: t('Value'),
      isNumber: true,
      cell: ({ valueE18 }) => <UsdFigure e18={valueE18} />,
      sortBy: ({ valueE18 }) => valueE18,
    },
    {
      key: 'pooled',
      heading: t('Pooled'),
      isNumber: true,
      cell: ({ amountA, amountB, currencyA, currencyB }) => (
        <span className="flex flex-col items-end">
          {pooled(amountA, currencyA)}
          {pooled(amountB, currencyB)}
        </span>
      ),
    },
    {
      key: 'share',
      heading: t('Share of Pool'),
      isNumber: true,
      cell: ({ position }) => <span dir="ltr">{formatPercent(formatPairShare(position.share), locale)}</span>,
      sortBy: ({ position: { share } }) => floor(mul(share, fraction(oneE18))),
    },
    {
      key: 'fees',
      heading: t('Fees earned'),
      isNumber: true,
      cell: ({ past }) => <PastText past={past}>{({ feesE18 }) => <UsdFigure e18={feesE18} />}</PastText>,
      sortBy: ({ past }) => known(past)?.feesE18,
    },
    {
      key: 'yearly',
      heading: t('Fees a year'),
      isNumber: true,
      cell: ({ past }) =>
        past.kind === 'unknown' ? (
          <span className="text-text-muted">–</span>
        ) : (
          <PastText past={past}>{({ fees }) => <AprFigure apr={fees.yearly} />}</PastText>
        ),
      sortBy: ({ past }) => {
        const yearly = known(past)?.fees.yearly;
        return yearly && floor(mul(yearly, fraction(oneE18)));
      },
    },
    {
      key: 'kept',
      heading: t('If kept'),
      isNumber: true,
      isMinor: true,
      cell: ({ past }) =>
        past.kind === 'unknown' ? (
          <span className="text-text-muted">–</span>
        ) : (
          <PastText past={past}>{({ keptE18 }) => <UsdFigure e18={keptE18} />}</PastText>
        ),
      sortBy: ({ past }) => known(past)?.keptE18,
    },
  ];
}

const words = (currency: Currency) =>
  currency.kind === 'native' ? [currency.symbol] : [currency.symbol, currency.name, currency.address];

function pooled(value: bigint, { decimals, symbol }: Currency) {
  return <ShownAmount amount={value} decimals={decimals} meaning="held" symbol={symbol} />;
}
