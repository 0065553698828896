import type { Brackets } from '@besc/domain/lottery/round';
import { expectedPrize } from '@besc/domain/lottery/ticket-odds';
import { fraction } from '@besc/domain/shared/fraction';
import { useAmountText } from '../../../blocks/amounts/use-amount-text';
import { useText } from '../../../blocks/language/use-text';
import { partText } from '../number-texts';

/** What a ticket gives back on average, said plainly. `tickets` counts all, also those about to be bought. */
export function AverageReturn(props: {
  readonly price: bigint;
  readonly pot: bigint;
  readonly tickets: bigint;
  readonly shares: Brackets;
}) {
  const { t, locale } = useText();
  const amountText = useAmountText();
  const { price, pot, tickets, shares } = props;
  if (price === 0n || tickets === 0n) return null;
  const average = expectedPrize({ pot, shares, tickets });
  return (
    <p className="rounded-control bg-surface-sunken p-3 text-sm">
      {t(
        'On average a ticket gives back %average% of the %price% MONEY it costs (%rate%), if all numbers are random and no more tickets are sold. 99 of 100 tickets win nothing; what nobody wins goes to the next round.',
        {
          average: amountText(average, 18, { meaning: 'held' }),
          price: amountText(price, 18, { meaning: 'paid' }),
          rate: partText(fraction(average, price), locale, 1),
        },
      )}
    </p>
  );
}
