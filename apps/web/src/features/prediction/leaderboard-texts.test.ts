import { leaderboardBets } from '@besc/domain/prediction/bet-sums';
import { expect, test } from 'vitest';
import texts from './messages/en.json';

test('the bets that a rank takes are told as they are', () => {
  const found = Object.keys(texts).filter((text) => / \d+ bets/.test(text));
  expect(found).toHaveLength(2);
  for (const text of found) expect(text).toContain(` ${leaderboardBets} bets`);
});
