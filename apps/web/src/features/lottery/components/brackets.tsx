import { bracketPot, isLimited, type Round } from '@besc/domain/lottery/round';
import { bracketChance } from '@besc/domain/lottery/ticket-odds';
import { Table } from '@besc/ui/table';
import { useText } from '../../../blocks/language/use-text';
import type { LotteryPlace } from '../lottery-place';
import { countText, oneIn, shareText } from '../number-texts';
import { useLargestPrizes } from '../use-game-rules';
import { MoneyText } from './money-text';

const brackets = [3, 2, 1] as const;
type Bracket = (typeof brackets)[number];

/** The prizes of a round by matching digits: shares and chances before the draw, winners and prizes after it. */
export function Brackets({ place, round }: { readonly place: LotteryPlace; readonly round: Round }) {
  const { t, locale } = useText();
  const isDrawn = round.status === 'claimable';
  const largest = useLargestPrizes(round);
  const names = { 3: t('All 4 digits'), 2: t('First 3 digits'), 1: t('First 2 digits') };
  const table = (
    <Table<Bracket>
      caption={t('Prizes of round #%round%', { round: String(round.id) })}
      rows={brackets}
      rowKey={String}
      columns={[
        {
          key: 'match',
          heading: t('Matching'),
          cell: (bracket) => <span className="font-medium">{names[bracket]}</span>,
        },
        {
          key: 'share',
          heading: t('Share'),
          isNumber: true,
          isMinor: true,
          cell: (bracket) => shareText(round.shares[bracket], locale),
        },
        {
          key: 'pot',
          heading: t('For this'),
          isNumber: true,
          isMinor: isDrawn,
          cell: (bracket) => (
            <MoneyText place={place} amount={bracketPot(round, bracket)} meaning="held" tone="reward" />
          ),
        },
        isDrawn
          ? {
              key: 'winners',
              heading: t('Winners'),
              isNumber: true,
              cell: (bracket) => countText(round.winners[bracket], locale),
            }
          : {
              key: 'chance',
              heading: t('Chance'),
              isNumber: true,
              cell: (bracket) => t('1 in %chances%', { chances: oneIn(bracketChance(bracket), locale) }),
            },
        ...(isDrawn
          ? [
              {
                key: 'each',
                heading: t('Each'),
                isNumber: true,
                cell: (bracket: Bracket) => (
                  <MoneyText
                    place={place}
                    amount={round.winners[bracket] === 0n ? undefined : round.prizes[bracket]}
                    meaning="held"
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
  return (
    <>
      {table}
      {isLimited(round) ? <p className="text-sm text-text-muted">{largest}</p> : null}
    </>
  );
}
