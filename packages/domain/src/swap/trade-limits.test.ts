import { expect, test } from 'vitest';
import type { Trade } from './trade';
import { tradeLimits } from './trade-limits';

test('SWAP-012 SWAP-013 only the side that was not fixed moves', () => {
  const trade: Trade = { kind: 'exactIn', path: [], pairs: [], amountIn: 1_000n, amountOut: 2_000n };
  expect(tradeLimits(trade, 100)).toEqual({ maximumIn: 1_000n, minimumOut: 1_980n });
  expect(tradeLimits({ ...trade, kind: 'exactOut' }, 100)).toEqual({ maximumIn: 1_010n, minimumOut: 2_000n });
});
