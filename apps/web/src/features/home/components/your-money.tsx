import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { PartlyNote } from '../../../blocks/amounts/partly-note';
import { UsdText } from '../../../blocks/amounts/usd-text';
import type { FrontOffer, HoldingState } from '../../../blocks/feature/front';
import { useFeatures } from '../../../blocks/feature/use-features';
import { useText } from '../../../blocks/language/use-text';
import { lazyPart } from '../../../lib/lazy-part';
import { loadPart } from '../../../lib/load-part';
import { useLastVisit } from '../use-last-visit';
import { yourMoneyViewModel } from '../your-money.view-model';
import { HoldingLine } from './holding-line';
import { SinceLastVisit } from './since-last-visit';
import { WithHoldings } from './with-holdings';

const CollectDialog = lazyPart('collect-all', async () => (await import('./collect-dialog')).CollectDialog);

type Place = NonNullable<FrontOffer['holding']> & { readonly slug: string };

/** What an account has in every place of the product, in USD, and all that it can take at once. */
export function YourMoney({ owner }: { readonly owner: Address }) {
  const places: readonly Place[] = useFeatures()
    .flatMap(({ slug, front }) => (front?.holding ? [{ slug, ...front.holding }] : []))
    .toSorted((one, other) => one.order - other.order);
  const { data: hooks = [], isError } = useQuery({
    queryKey: ['holding-hooks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => Promise.all(places.map(({ slug, load }) => loadPart(`${slug}-holding`, load))),
  });
  return (
    <WithHoldings hooks={hooks} owner={owner}>
      {(states) => (
        <MoneyCard
          owner={owner}
          isUnread={isError}
          rows={places.map((place, index) => ({ ...place, state: states[index] ?? { kind: 'loading' } }))}
        />
      )}
    </WithHoldings>
  );
}

function MoneyCard(props: {
  readonly owner: Address;
  /** The code that tells what there is could not be loaded. */
  readonly isUnread: boolean;
  readonly rows: readonly (Place & { readonly state: HoldingState })[];
}) {
  const { t } = useText();
  const [isCollecting, setCollecting] = useState(false);
  const { owner, rows } = props;
  const { total, whole, claimable, collected, count, ...money } = yourMoneyViewModel(rows);
  const isFailed = props.isUnread || money.isFailed;
  const visit = useLastVisit(owner, whole);
  return (
    <Card kind="panel" title={t('Your money')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-full min-w-0">
          <p className="text-sm text-text-muted">{t('Total')}</p>
          <div className="flex min-h-12 min-w-0 items-center text-2xl font-semibold">
            {total || isFailed ? <UsdText value={total} /> : <Skeleton className="h-9 w-48" />}
          </div>
          <PartlyNote isPartly={total !== undefined && money.isPartly} />
          <div className="min-h-6">{visit && whole ? <SinceLastVisit visit={visit} total={whole} /> : null}</div>
        </div>
        {count > 0 ? (
          <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
            <div className="text-end">
              <p className="text-sm text-text-muted">{t('To harvest')}</p>
              <p className="flex justify-end text-base font-semibold text-reward">
                <UsdText value={claimable.value} />
              </p>
              <PartlyNote isPartly={claimable.isPartly} />
            </div>
            <Button kind="primary" aria-haspopup="dialog" onClick={() => setCollecting(true)}>
              {t('Harvest all (%count%)', { count })}
            </Button>
          </div>
        ) : null}
      </div>
      <ul className="mt-4 flex flex-col divide-y divide-border border-t border-border">
        {rows.map((row) => (
          <HoldingLine key={row.slug} {...row} total={total} />
        ))}
      </ul>
      {isCollecting ? (
        <Suspense fallback={null}>
          <CollectDialog places={collected} onClose={() => setCollecting(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
