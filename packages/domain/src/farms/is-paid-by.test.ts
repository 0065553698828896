import { expect, test } from 'vitest';
import { isPaidBy } from './is-paid-by';

const action = { transaction: '0x01', logIndex: 7, account: 'ann' } as const;
const minted = { ...action, logIndex: 6 };

test('MONEY that was minted right before an event, for the same account, was paid for it', () => {
  expect(isPaidBy(action, minted)).toBe(true);
});

test.each([
  ['earlier', { ...minted, logIndex: 5 }],
  ['after it', { ...minted, logIndex: 8 }],
  ['in another transaction', { ...minted, transaction: '0x02' as const }],
  ['for somebody else', { ...minted, account: 'bob' }],
])('what was minted %s was not', (_, other) => {
  expect(isPaidBy(action, other)).toBe(false);
});
