import { expect, test } from 'vitest';
import { swapError } from './swap-error';

const message = { text: 'The node is gone' };

test('SWAP-102 a rejection in the wallet', () => {
  expect(swapError({ kind: 'failed', step: 0, failure: 'rejected', message })).toEqual({
    text: 'Transaction rejected.',
  });
});

test('SWAP-103 any other failure names its message', () => {
  expect(swapError({ kind: 'failed', step: 0, failure: 'failed', message })).toEqual({
    text: 'Swap failed: %message%',
    parts: { message },
  });
});

test('SWAP-104 SWAP-107 SWAP-108 SWAP-109 a refusal before the wallet opened is said in its own words', () => {
  expect(swapError({ kind: 'failed', step: 0, failure: 'refused', message })).toBe(message);
});

test('nothing is said while nothing failed', () => {
  expect(swapError({ kind: 'idle' })).toBeUndefined();
  expect(swapError({ kind: 'sent', step: 0, hash: '0x1' })).toBeUndefined();
});
