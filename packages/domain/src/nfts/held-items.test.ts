import { expect, test } from 'vitest';
import { heldItems } from './held-items';

const place = { account: 'ann', market: 'market' };
const moved = (from: string, to: string, item = '1') => ({ from, to, item });
const got = moved('bob', 'ann');

test.each([
  ['what came', [got], 1],
  ['not what was given away', [got, moved('ann', 'bob')], 0],
  ['what lies in the market', [got, moved('ann', 'market')], 1],
  ['what came back from it', [got, moved('ann', 'market'), moved('market', 'ann')], 1],
  ['not what was sold there', [got, moved('ann', 'market'), moved('market', 'bob')], 0],
  ['no item of others', [moved('bob', 'market'), moved('market', 'eve')], 0],
  ['each item by itself', [got, moved('bob', 'ann', '2'), moved('ann', 'eve', '2')], 1],
])('it is %s', (_, transfers, items) => {
  expect(heldItems(place, transfers)).toBe(items);
});
