import { expect, test } from 'vitest';
import { noRouteText } from './no-route-text';

test('SWAP-065 SWAP-066 no route', () => {
  expect(noRouteText('on')).toEqual(['Insufficient liquidity for this trade.']);
  expect(noRouteText('off')).toEqual(['Insufficient liquidity for this trade.', 'Try enabling multi-hop trades.']);
});
