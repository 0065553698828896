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
    'A ticket wins up to %four% MONEY with 4 digits, %three% with 3 and %two% with 2, so buying every number never pays. The rest rolls over.',
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
          'A ticket has four digits and costs 5 USD in MONEY at the start of the round, in steps of %step% MONEY. Buy up to %most% at once. The more you buy, the less each costs: %two% off for 2 tickets, %fifty% for 50, %hundred% for 100.',
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
            : t('This round runs for %time% from start to draw.', { time: formatDuration(length, locale) })
        } ${t('Purchases close about %time% before the draw.', {
          time: salesPause === undefined ? unknown : formatDuration(salesPause, locale),
        })}`,
      },
      {
        title: t('Check for prizes'),
        text: t(
          'Match the first 2, 3 or all 4 digits from the left. Each ticket wins only its highest match. Come back to claim: your prizes don’t expire.',
        ),
      },
    ],
    money: [
      t(
        '100% of ticket money returns to the pools: there is no fee. %two% go to 2 matching digits, %three% to 3, %four% to all 4.',
        { two: share(1), three: share(2), four: share(3) },
      ),
      ...(round.price === 0n ? [] : [largest]),
      t('The treasury adds about 35,000 MONEY a week on average. Unclaimed brackets roll over to the next round.'),
      t('If there’s no number within a day of the draw, all tickets are refunded.'),
    ],
  };
}
