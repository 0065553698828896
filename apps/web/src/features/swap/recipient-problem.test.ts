import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { recipientProblem } from './recipient-problem';

const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const sound = { text: address, resolved: { kind: 'address', address }, lookup: undefined, isForbidden: false } as const;

test('SWAP-080 nothing is wrong with what is sound, empty or being looked up', () => {
  expect(recipientProblem(sound)).toBeUndefined();
  expect(recipientProblem({ ...sound, text: ' ', resolved: { kind: 'empty' } })).toBeUndefined();
  const looking = { ...sound, text: 'a.besc', resolved: { kind: 'pending' }, lookup: { kind: 'pending' } } as const;
  expect(recipientProblem(looking)).toBeUndefined();
});

test('SWAP-055 SWAP-080 what is neither address nor name is told', () => {
  expect(recipientProblem({ ...sound, text: 'x', resolved: { kind: 'invalid' } })).toBe(
    'Enter a valid wallet address or name.',
  );
  const mistyped = address.replace('B', 'b');
  expect(recipientProblem({ ...sound, text: mistyped, resolved: { kind: 'invalid' } })).toMatch(
    /^This address has a typo/,
  );
});

test('SWAP-032 SWAP-080 each way in which a name leads nowhere is told in other words', () => {
  const reasons = ['invalid', 'lookalike', 'no-service', 'not-found', 'failed'] as const;
  const told = reasons.map((reason) =>
    recipientProblem({
      text: 'a.besc',
      resolved: { kind: 'invalid' },
      lookup: { kind: 'unusable', reason },
      isForbidden: false,
    }),
  );
  expect(told).not.toContain(undefined);
  expect(new Set(told).size).toBe(reasons.length);
});

test('SWAP-056 SWAP-057 SWAP-058 an address of the exchange is told to be one', () => {
  expect(recipientProblem({ ...sound, isForbidden: true })).toContain('Anything sent to this address is lost');
});
