import { pendingRound } from '@besc/domain/lottery/round';
import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { type RuledGame, useGameRules } from './use-game-rules';

function Rules(props: RuledGame) {
  const { steps, money } = useGameRules(props);
  return <p>{[...steps.map(({ title, text }) => `${title} ${text}`), ...money].join(' ')}</p>;
}

const one = 10n ** 18n;

function rulesOf(seconds: number, salesPause: number, divisor = 2000n): string {
  return rulesFor({
    round: makeLotteryRound({ startTime: 1_000_000, endTime: 1_000_000 + seconds, divisor }),
    salesPause,
  });
}

function rulesFor(game: Partial<RuledGame> & Pick<RuledGame, 'round'>): string {
  const { unmount } = render(
    <MakeEnglish>
      <Rules salesPause={1800} priceStep={10n * one} most={100} {...game} />
    </MakeEnglish>,
  );
  const text = screen.getByText(/Buy tickets/).textContent ?? '';
  unmount();
  return text;
}

test('LOT-44 LOT-45 LOT-46 LOT-54 LOT-55 price, draws, the end of the sales, injection and no fee are said, with the times of this lottery', () => {
  const rules = rulesOf(43_194, 1800);
  expect(rules).toContain(
    'costs 5 USD in MONEY at the start of the round, in steps of 10 MONEY. Buy up to 100 at once',
  );
  expect(rules).toContain('two draws daily, every 12 hours');
  expect(rules).toContain('Purchases close about 30 min before the draw.');
  expect(rules).toContain('about 35,000 MONEY a week on average');
  expect(rules).toContain('100% of ticket money returns to the pools');
  expect(rules).toContain('10% go to 2 matching digits, 20% to 3, 70% to all 4.');
  // Of tickets of 50 MONEY five times what the docs say of those of 10.
  expect(rules).toContain('up to 332,675 MONEY with 4 digits, 10,561.1 with 3 and 528.055 with 2');
  // A local chain draws more often, and is not said to draw twice a day.
  const local = rulesOf(900, 60);
  expect(local).not.toContain('two draws daily');
  expect(local).toContain('This round runs for 15 min from start to draw. Purchases close about 1 min');
});

test('LOT-08 LOT-51 LOT-52 LOT-53 how much cheaper several tickets are is told of the round that runs', () => {
  expect(rulesOf(43_194, 1800)).toContain('0.05% off for 2 tickets, 2.45% for 50, 4.95% for 100.');
  expect(rulesOf(43_194, 1800, 300n)).toContain('0.33% off for 2 tickets, 16.33% for 50, 33.00% for 100.');
});

test('LOT-45 LOT-51 LOT-52 LOT-53 before the first round the usual terms are told', () => {
  const rules = rulesFor({ round: pendingRound(0) });
  expect(rules).toContain('0.05% off for 2 tickets, 2.45% for 50, 4.95% for 100.');
  expect(rules).toContain('two draws daily, every 12 hours');
  expect(rules).toContain('10% go to 2 matching digits, 20% to 3, 70% to all 4.');
});

test('LOT-44 the step of the price is that of the deployment', () => {
  expect(rulesFor({ round: makeLotteryRound({}), priceStep: one / 2n })).toContain('in steps of 0.5 MONEY.');
});
