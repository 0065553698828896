import { type Round, roundPot, ticketsSold } from '@besc/domain/lottery/round';
import { expectedPrize } from '@besc/domain/lottery/ticket-odds';
import { fraction } from '@besc/domain/shared/fraction';
import { useAmountText } from '../../../blocks/amounts/use-amount-text';
import { useText } from '../../../blocks/language/use-text';
import { partText } from '../number-texts';

/** What a ticket gives back on average, said plainly, with what of it came from before. `count` tickets are about to be bought for `cost` wei. */
export function AverageReturn(props: { readonly round: Round; readonly count: number; readonly cost: bigint }) {
  const { t, locale } = useText();
  const amountText = useAmountText();
  const { round, count, cost } = props;
  if (cost === 0n) return null;
  const price = cost / BigInt(count);
  const tickets = ticketsSold(round) + BigInt(count);
  const average = expectedPrize({ ...round, pot: roundPot(round) + cost, tickets });
  return (
    <p className="rounded-control bg-surface-sunken p-3 text-sm">
      {t(
        'A ticket returns %average% of its %price% MONEY on average (%rate%), assuming random numbers and no further sales. That includes %before% MONEY from earlier rounds and injections. 99 in 100 tickets win nothing; unwon prizes roll over.',
        {
          before: amountText(round.injected, 18, { meaning: 'held' }),
          average: amountText(average, 18, { meaning: 'held' }),
          price: amountText(price, 18, { meaning: 'paid' }),
          rate: partText(fraction(average, price), locale, 1),
        },
      )}
    </p>
  );
}
