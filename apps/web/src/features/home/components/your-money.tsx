import type { Address } from '@besc/domain/shared/address';
import { add, type Fraction, fraction } from '@besc/domain/shared/fraction';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { UsdText } from '../../../blocks/amounts/usd-text';
import type { HoldingState } from '../../../blocks/feature/front';
import { useFeatures } from '../../../blocks/feature/use-features';
import { useText } from '../../../blocks/language/use-text';
import { lazyPart } from '../../../lib/lazy-part';
import { loadPart } from '../../../lib/load-part';
import { useLastVisit } from '../use-last-visit';
import { HoldingLine } from './holding-line';
import { HoldingPart } from './holding-part';
import { SinceLastVisit } from './since-last-visit';

const nothing = fraction(0n);
const CollectDialog = lazyPart('collect-all', async () => (await import('./collect-dialog')).CollectDialog);

/** What an account has in every place of the product, in USD, and all that it can take at once. */
export function YourMoney({ owner }: { readonly owner: Address }) {
  const { t } = useText();
  const [isCollecting, setCollecting] = useState(false);
  const { states, tell } = useStates();
  const places = useFeatures()
    .flatMap(({ slug, front }) => (front?.holding ? [{ slug, ...front.holding }] : []))
    .toSorted((one, other) => one.order - other.order);
  const hooks = useQuery({
    queryKey: ['holding-hooks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => Promise.all(places.map(({ slug, load }) => loadPart(`${slug}-holding`, load))),
  });
  const rows = places.map((place) => ({ ...place, state: states.get(place.slug) ?? ({ kind: 'loading' } as const) }));
  const holdings = rows.flatMap(({ state, label }) => (state.kind === 'known' ? [{ label, ...state.holding }] : []));
  const isComplete = holdings.length === rows.length;
  const isFailed = hooks.isError || rows.some(({ state }) => state.kind === 'failed');
  const total = sum(holdings.map(({ value }) => value));
  const claimable = sum(holdings.map((holding) => holding.claimable));
  const collected = holdings.filter(({ collect = [] }) => collect.length > 0);
  const count = collected.reduce((steps, { collect = [] }) => steps + collect.length, 0);
  const visit = useLastVisit(owner, isComplete ? total : undefined);
  return (
    <Card kind="panel" title={t('Your money')}>
      {rows.map(({ slug }, index) => {
        const useHolding = hooks.data?.[index];
        return useHolding && <HoldingPart key={slug} useHolding={useHolding} owner={owner} onState={tell(slug)} />;
      })}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-full min-w-0">
          <p className="text-sm text-text-muted">{t('In all')}</p>
          <div className="flex min-h-12 min-w-0 items-center text-2xl font-semibold">
            {isComplete || isFailed ? (
              <UsdText value={isComplete ? total : undefined} />
            ) : (
              <Skeleton className="h-9 w-48" />
            )}
          </div>
          <div className="min-h-6">{visit && isComplete ? <SinceLastVisit visit={visit} total={total} /> : null}</div>
        </div>
        {count > 0 ? (
          <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
            <div className="text-end">
              <p className="text-sm text-text-muted">{t('To harvest')}</p>
              <p className="flex justify-end text-base font-semibold text-reward">
                <UsdText value={claimable} />
              </p>
            </div>
            <Button kind="primary" aria-haspopup="dialog" onClick={() => setCollecting(true)}>
              {t('Harvest all (%count%)', { count })}
            </Button>
          </div>
        ) : null}
      </div>
      <ul className="mt-4 flex flex-col divide-y divide-border border-t border-border">
        {rows.map((row) => (
          <HoldingLine key={row.slug} {...row} total={isComplete ? total : undefined} />
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

/** What each place told last, and one stable way to tell it. */
function useStates() {
  const [states, setStates] = useState<ReadonlyMap<string, HoldingState>>(new Map());
  const [tellers] = useState(() => new Map<string, (state: HoldingState) => void>());
  const tell = useCallback(
    (slug: string) => {
      const teller =
        tellers.get(slug) ?? ((state: HoldingState) => setStates((before) => new Map(before).set(slug, state)));
      tellers.set(slug, teller);
      return teller;
    },
    [tellers],
  );
  return { states, tell };
}

function sum(values: readonly (Fraction | undefined)[]): Fraction {
  return values.reduce<Fraction>((all, value) => add(all, value ?? nothing), nothing);
}
