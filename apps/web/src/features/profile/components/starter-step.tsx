import { bunnyKinds, starterIds } from '@besc/domain/nfts/bunny-kinds';
import { Button } from '@besc/ui/button';
import { useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { profileOverlay } from '../profile-overlay';
import type { ProfilePlace } from '../profile-place';
import { ChoiceCard } from './choice-card';
import { MoneyAmount } from './money-amount';

/** Step 1: one of the five starters, once in a wallet's life. */
export function StarterStep({ place, price }: { readonly place: ProfilePlace; readonly price: bigint | undefined }) {
  const { t } = useText();
  const [kind, setKind] = useState<number>();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-muted">
        {t(
          'Every profile begins with a starter collectible. Choose one: each wallet can get only one, and it is yours to keep.',
        )}
      </p>
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        <legend className="sr-only">{t('Starter collectible')}</legend>
        {starterIds.map((id) => (
          <ChoiceCard
            key={id}
            group="starter"
            isChosen={kind === id}
            onChoose={() => setKind(id)}
            label={bunnyKinds[id]?.name}
          >
            <ItemPicture of={{ collection: place.bunnies, kind: id }} name={bunnyKinds[id]?.name ?? ''} />
          </ChoiceCard>
        ))}
      </fieldset>
      <p className="text-sm">
        {t('Cost:')} <MoneyAmount money={place.money} amount={price} meaning="paid" />
      </p>
      <Button
        kind="primary"
        size="large"
        aria-haspopup="dialog"
        disabledReason={kind === undefined ? t('Choose a collectible') : undefined}
        onClick={() => kind !== undefined && profileOverlay.open({ kind: 'starter', bunnyId: kind })}
      >
        {t('Get it')}
      </Button>
    </div>
  );
}
