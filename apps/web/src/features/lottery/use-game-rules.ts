import { largestPrizes } from '@besc/domain/lottery/lottery-draw';
import type { Round } from '@besc/domain/lottery/round';
import { bulkDiscount } from '@besc/domain/lottery/ticket-offer';
import { formatExact } from '@besc/domain/shared/amount';
import type { LotteryView } from '@besc/sdk/lottery/read-lottery';
import { useAmountText } from '../../blocks/amounts/use-amount-text';
import { formatDuration } from '../../blocks/clock/format-duration';
import { useText } from '../../blocks/language/use-text';
import { formatDecimal } from '../../lib/format-decimal';
import { partText, shareText } from './number-texts';

const hour = 3600;

/** Whether rounds of this length are drawn every 12 hours. */
export function isTwiceDaily({ startTime, endTime }: Pick<Round, 'startTime' | 'endTime'>): boolean {
  const length = endTime - startTime;
  return length > 11 * hour && length <= 12 * hour;
}

const unknown = '–';

/** What the rules tell of a lottery: a round of it, and terms that hold for all (`LotteryView`). */
export interface RuledGame extends Pick<LotteryView, 'salesPause' | 'priceStep'> {
  readonly round: Round;
  readonly most: number;
}

/** What one ticket of a round can win at most, in a sentence. */
export function useLargestPrizes(round: Round): string {
  const { t } = useText();
  const amountText = useAmountText();
  const [, two = 0n, three = 0n, four = 0n] = largestPrizes(round);
  const money = (amount: bigint) => amountText(amount, 18, { meaning: 'held' });
  return t(
    'One ticket wins at most %four% MONEY with all 4 digits, %three% with 3 and %two% with 2, so that all numbers together never bring more than they cost. What is above goes to the next round.',
    { two: money(two), three: money(three), four: money(four) },
  );
}

/** The rules in sentences, with the times and the most tickets of this lottery; before its first round the usual ones. */
export function useGameRules({ round, salesPause, priceStep, most }: RuledGame) {
  const { t, locale } = useText();
  const largest = useLargestPrizes(round);
  const length = round.endTime - round.startTime;
  const share = (bracket: 1 | 2 | 3) => shareText(round.shares[bracket], locale);
  const cheaper = (count: number) => partText(bulkDiscount(round, count), locale);
  return {
    steps: [
      {
        title: t('Buy tickets'),
        text: t(
          'A ticket has four digits and costs 5 USD in MONEY when the round starts, in steps of %step% MONEY. Buy up to %most% at once; each further one makes all of them cheaper: 2 tickets by %two%, 50 by %fifty%, 100 by %hundred%.',
          {
            step: priceStep === undefined ? unknown : formatDecimal(formatExact(priceStep, 18), locale),
            most: String(most),
            two: cheaper(2),
            fifty: cheaper(50),
            hundred: cheaper(100),
          },
        ),
      },
      {
        title: t('Wait for the draw'),
        text: `${
          round.isLoading || isTwiceDaily(round)
            ? t('There are two draws daily, every 12 hours.')
            : t('This round takes %time% from its start to its draw.', { time: formatDuration(length, locale) })
        } ${t('Purchases close about %time% before the draw.', {
          time: salesPause === undefined ? unknown : formatDuration(salesPause, locale),
        })}`,
      },
      {
        title: t('Check for prizes'),
        text: t(
          'Digits count from the left. The first 2, the first 3, or all 4 must match the winning number; a ticket wins the highest of these only. Come back and claim: prizes wait for you.',
        ),
      },
    ],
    money: [
      t(
        '100% of ticket money returns to the pools: there is no fee. %two% go to 2 matching digits, %three% to 3, %four% to all 4.',
        { two: share(1), three: share(2), four: share(3) },
      ),
      ...(round.price === 0n ? [] : [largest]),
      t('The treasury adds about 35,000 MONEY a week on average. What nobody wins goes to the next round.'),
      t('When no number comes within a day of the draw, every ticket gives back what it cost.'),
    ],
  };
}
