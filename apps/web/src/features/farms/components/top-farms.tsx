import { compare, fraction, mul } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import { Link } from 'wouter';
import { rateText } from '../../../blocks/amounts/rate-text';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { hrefOf } from '../../../lib/query-text';
import type { FarmRow } from '../farm-row';
import { useFarms } from '../use-farms';
import { FarmMarks } from './farm-name';

const most = 5;
/** USD that a month is told for, and the days of that month as part of a year. */
const stake = fraction(1000n);
const month = fraction(30n, 365n);

/** For the front page: the farms that pay most now, and what a thousand dollars would earn there in a month. */
export function TopFarms() {
  const { t, locale } = useText();
  const { state, isIndexFailed } = useFarms();
  const rows = state.kind === 'known' || state.kind === 'stale' ? topFarms(state.rows) : undefined;
  return (
    <FrontTile title={t('Top farms')} link={{ to: '/farms', label: t('All farms') }}>
      <div className="flex justify-between text-xs text-text-muted">
        <span>{t('Farm')}</span>
        <span>{t('APR, and 30 days on $1,000')}</span>
      </div>
      <ul className="flex flex-col divide-y divide-border">
        {rows === undefined
          ? [1, 2, 3, 4, 5].map((line) => (
              <li key={line} className="flex min-h-16 items-center">
                {state.kind === 'failed' ? null : <Skeleton className="h-8 w-full" />}
              </li>
            ))
          : rows.map((row) => (
              <li key={row.key}>
                <Link
                  to={hrefOf('/farms', { open: row.key })}
                  className="-mx-2 flex min-h-16 items-center gap-3 rounded-control px-2 hover:bg-surface-hover"
                >
                  <FarmMarks row={row} />
                  <bdi className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{row.lpSymbol}</bdi>
                  <span className="flex flex-col items-end">
                    <NumberText value={rateText(row.apr.total, locale)} className="font-semibold" />
                    <UsdText
                      value={row.apr.total && mul(mul(stake, row.apr.total), month)}
                      tone="muted"
                      className="text-sm"
                    />
                  </span>
                </Link>
              </li>
            ))}
      </ul>
      {state.kind === 'failed' ? (
        <p role="status" className="text-sm text-text-muted">
          {t('The chain isn’t responding right now.')}
        </p>
      ) : null}
      {rows?.length === 0 ? <p className="text-sm text-text-muted">{t('There are no live farms.')}</p> : null}
      {isIndexFailed && rows ? (
        <p role="status" className="text-sm text-text-muted">
          {t('The index isn’t responding: trading fees aren’t included.')}
        </p>
      ) : null}
    </FrontTile>
  );
}

/** Live farms, those with the highest yield first; one whose yield is not known comes after all others. */
function topFarms(rows: readonly FarmRow[]): readonly FarmRow[] {
  const none = fraction(-1n);
  return rows
    .filter(({ isLive }) => isLive)
    .toSorted((one, other) => compare(other.apr.total ?? none, one.apr.total ?? none))
    .slice(0, most);
}
