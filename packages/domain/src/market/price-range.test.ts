import { expect, test } from 'vitest';
import { widenedRange } from './price-range';

const none = { open: 0n, high: 0n, low: 0n };

test('the first price opens, later ones widen', () => {
  const opened = widenedRange(none, 5n);
  expect(opened).toEqual({ open: 5n, high: 5n, low: 5n });
  expect(widenedRange(widenedRange(opened, 9n), 2n)).toEqual({ open: 5n, high: 9n, low: 2n });
  expect(widenedRange(opened, 5n)).toEqual(opened);
});

test('no price is neither a low nor a start', () => {
  expect(widenedRange(none, 0n)).toEqual(none);
  expect(widenedRange({ open: 5n, high: 9n, low: 2n }, 0n)).toEqual({ open: 5n, high: 9n, low: 2n });
});
