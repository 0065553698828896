import { expect, test } from 'vitest';
import { wrapInputError } from './wrap-input-error';

test('SWAP-067 wrapping more than there is', () => {
  const wrap = { kind: 'wrap', amount: 5n, balance: 4n } as const;
  expect(wrapInputError(wrap)?.text).toBe('Insufficient BESC balance');
  expect(wrapInputError({ ...wrap, kind: 'unwrap' })?.text).toBe('Insufficient WBESC balance');
  expect(wrapInputError({ ...wrap, balance: 5n })).toBeUndefined();
  expect(wrapInputError({ ...wrap, amount: undefined })?.text).toBe('Enter an amount');
});
