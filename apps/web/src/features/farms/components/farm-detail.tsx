import { Notice } from '@besc/ui/notice';
import { Suspense } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { lazyPart } from '../../../lib/lazy-part';
import type { FarmRow } from '../farm-row';
import { gapTexts } from '../gap-text';
import { AprParts } from './apr-parts';
import { FarmFacts } from './farm-facts';
import { MyEarnings } from './my-earnings';
import { MyStake } from './my-stake';

const FarmHistory = lazyPart('farm-history', async () => (await import('./farm-history')).FarmHistory);

/** What a farm opens to: my stake, my earnings, what it pays and why, its facts, and both over time. */
export function FarmDetail({
  row,
  onCalculate,
}: {
  readonly row: FarmRow;
  readonly onCalculate: (key: string) => void;
}) {
  const { t } = useText();
  return (
    <div className="flex flex-col gap-3 py-3 md:px-4 md:pb-5">
      {row.gap === undefined ? null : (
        <Notice tone={row.gap === 'no-stake' ? 'info' : 'warning'}>{t(gapTexts[row.gap])}</Notice>
      )}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-4">
        <MyStake row={row} />
        <MyEarnings row={row} />
        <AprParts row={row} onCalculate={onCalculate} />
        <FarmFacts row={row} />
      </div>
      {row.emission ? (
        <Suspense fallback={<div className="h-96" />}>
          <FarmHistory row={row} emission={row.emission} />
        </Suspense>
      ) : null}
    </div>
  );
}
