import { Dialog } from '@besc/ui/dialog';
import { useText } from '../../../blocks/language/use-text';
import { bpsText } from '../price-text';
import { BullAndBear } from './animals';

/** The rules and the chances in plain words. Load it lazily. */
export function HowToPlayDialog({ fee, onClose }: { readonly fee: bigint | undefined; readonly onClose: () => void }) {
  const { t, locale } = useText();
  const rate = fee === undefined ? '–' : bpsText(fee, locale);
  const steps = [
    t('Say whether BESC will cost more (UP) or less (DOWN) at the end of the next round, and with how much.'),
    t('When a round locks, its price is locked too, and nobody can enter any more.'),
    t('When it closes, those on the right side share all bets by what they bet, less a fee of %rate%.', { rate }),
    t(
      'Equal prices burn all bets. Otherwise bets come back when one side is empty or the round cannot be finished in time.',
    ),
  ];
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('How to play')} closeLabel={t('Close')}>
      <div className="flex flex-col gap-4">
        <BullAndBear />
        <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="rounded-control bg-surface-sunken p-3 text-sm">
          {t(
            'The chances, plainly: nobody knows where a price goes in so short a time. Who guesses gets back, on average, the bets less the fee: %rate% is lost on average each round.',
            { rate },
          )}
        </p>
        <p className="text-sm text-text-muted">
          {t(
            'Anyone can execute a round when it is due, and anyone can check its price: it is the oracle’s last one before the boundary.',
          )}
        </p>
      </div>
    </Dialog>
  );
}
