import { expect, test } from 'vitest';
import { wrapInputError } from './wrap-input-error';

test('SWAP-067 wrapping or unwrapping more than there is, in the one text of the documents', () => {
  expect(wrapInputError({ amount: 5n, balance: 4n })?.text).toBe('Insufficient BESC balance');
  expect(wrapInputError({ amount: 5n, balance: 5n })).toBeUndefined();
  expect(wrapInputError({ amount: 5n, balance: undefined })).toBeUndefined();
  expect(wrapInputError({ amount: undefined, balance: 5n })?.text).toBe('Enter an amount');
  expect(wrapInputError({ amount: 0n, balance: 5n })?.text).toBe('Enter an amount');
});
