import { Button } from '@besc/ui/button';
import type { ReactNode } from 'react';
import { PartlyNote } from '../../../blocks/amounts/partly-note';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import { farmOverlay } from '../farm-overlay';
import type { FarmsSummary as Summary } from '../farm-row';

/** What is mine here: staked, to harvest, and all of it harvested at once. */
export function FarmsSummary({ summary }: { readonly summary: Summary }) {
  const { t } = useText();
  const { staked, earned, earnedUsd, harvestable, isUnread } = summary;
  return (
    <section
      aria-label={t('My position')}
      className="grid w-full grid-cols-2 items-center gap-x-8 gap-y-4 rounded-card border border-border bg-surface-raised p-5 lg:flex"
    >
      <Figure label={t('Staked')}>
        <UsdText value={staked.value} />
        <PartlyNote isPartly={staked.isPartly} />
      </Figure>
      <Figure label={t('To harvest')} note={earned === 0n ? null : <UsdText value={earnedUsd} tone="muted" />}>
        <ShownAmount
          amount={earned}
          decimals={18}
          meaning="held"
          symbol="MONEY"
          tone={earned > 0n ? 'reward' : 'muted'}
        />
        <PartlyNote isPartly={isUnread.earned} />
      </Figure>
      <div className="col-span-2 lg:ms-auto">
        <Button
          kind="primary"
          wide
          aria-haspopup="dialog"
          disabledReason={
            harvestable.length > 0 ? undefined : isUnread.earned ? t('Couldn’t load') : t('Nothing earned yet')
          }
          onClick={() => farmOverlay.open({ kind: 'harvest-all' })}
        >
          {t('Harvest all (%count%)', { count: harvestable.length })}
        </Button>
      </div>
    </section>
  );
}

/** One figure of it. */
export function Figure(props: { readonly label: string; readonly note?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-text-muted">{props.label}</p>
      <p className="text-lg font-semibold">{props.children}</p>
      {props.note ? <p className="text-sm">{props.note}</p> : null}
    </div>
  );
}
