import type { ReactNode } from 'react';
import { PartlyNote } from '../../../blocks/amounts/partly-note';
import { UsdFigure } from '../../../blocks/amounts/usd-figure';
import { useText } from '../../../blocks/language/use-text';
import { type PositionRow, positionSums } from '../position-row';

/** What is mine here: the value of all positions, and what they have earned. */
export function PositionsSummary({ rows }: { readonly rows: readonly PositionRow[] }) {
  const { t } = useText();
  const { value, fees, isPastKnown } = positionSums(rows);
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-8 gap-y-2 border-b border-border pb-4 sm:flex sm:gap-x-12">
      <Figure label={t('Value')} isPartly={value.isPartly}>
        <UsdFigure e18={value.e18} />
      </Figure>
      {isPastKnown ? (
        <Figure label={t('Fees earned')} isPartly={fees.isPartly}>
          <UsdFigure e18={fees.e18} />
        </Figure>
      ) : null}
    </dl>
  );
}

function Figure(props: { readonly label: string; readonly isPartly: boolean; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-muted">{props.label}</dt>
      <dd className="text-xl font-semibold">
        {props.children}
        <PartlyNote isPartly={props.isPartly} />
      </dd>
    </div>
  );
}
