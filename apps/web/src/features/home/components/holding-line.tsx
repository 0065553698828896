import { compare, type Fraction, fraction } from '@besc/domain/shared/fraction';
import { Skeleton } from '@besc/ui/skeleton';
import { Link } from 'wouter';
import { PartlyNote } from '../../../blocks/amounts/partly-note';
import { UsdText } from '../../../blocks/amounts/usd-text';
import type { HoldingState } from '../../../blocks/feature/front';
import { useText } from '../../../blocks/language/use-text';

/** One place: its name, its part of the whole, its value; leads to its page. */
export function HoldingLine(props: {
  readonly label: string;
  readonly path: string;
  readonly state: HoldingState;
  /** USD of all places; undefined while one of them is not known. */
  readonly total: Fraction | undefined;
}) {
  const { t } = useText();
  const { state, total } = props;
  const holding = state.kind === 'known' ? state.holding : undefined;
  return (
    <li>
      <Link
        to={props.path}
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 hover:bg-surface-hover sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_minmax(0,12rem)]"
      >
        <span className="font-medium">{t(props.label)}</span>
        <span aria-hidden="true" className="hidden h-2 overflow-hidden rounded-full bg-surface-sunken sm:block">
          <span
            className="block h-full rounded-full bg-primary"
            style={{ inlineSize: `${100 * partOf(holding?.value, total)}%` }}
          />
        </span>
        <span className="flex min-w-0 flex-col items-end">
          {holding ? (
            <UsdText value={holding.value} className="font-medium" />
          ) : state.kind === 'failed' ? (
            <span className="text-sm text-text-muted">{t('Couldn’t load')}</span>
          ) : (
            <Skeleton className="h-5 w-24" />
          )}
          <PartlyNote isPartly={holding?.isPartly} />
        </span>
      </Link>
    </li>
  );
}

/** Part of the whole, 0 to 1; 0 while one of both is not known. */
function partOf(value: Fraction | undefined, total: Fraction | undefined): number {
  if (value === undefined || total === undefined || compare(total, fraction(0n)) <= 0) return 0;
  return Number((value.numerator * total.denominator * 10_000n) / (value.denominator * total.numerator)) / 10_000;
}
