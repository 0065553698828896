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
        'On average a ticket gives back %average% of the %price% MONEY it costs (%rate%), if all numbers are random and no more tickets are sold. This counts %before% MONEY in the pot from earlier rounds and gifts. 99 of 100 tickets win nothing; what nobody wins goes to the next round.',
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
