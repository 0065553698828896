import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { makeFacts, testWbescToken } from '../../../test/swap/make-facts';
import { testPair, testToken } from '../../../test/swap/make-quote';
import { chartPrice } from './chart-price';

test('CHART-16 the current price is that of the pair on the chain, without fee or size', () => {
  expect(chartPrice(makeFacts())).toBe(0.1);
  expect(chartPrice(makeFacts({ input: testToken, output: testWbescToken }))).toBe(10);
});

test('decimals of both sides count', () => {
  expect(chartPrice(makeFacts({ output: { ...testToken, decimals: 17 } }))).toBe(1);
});

test('without a pair of their own the price goes along the best route', () => {
  const money = {
    ...testToken,
    address: checksumAddress('0x7777777777777777777777777777777777777777'),
    symbol: 'MONEY',
  } as const;
  const second = {
    ...testPair,
    address: checksumAddress('0x8888888888888888888888888888888888888888'),
    token0: money.address,
  } as const;
  expect(chartPrice(makeFacts({ output: money, reserves: { kind: 'known', pairs: [testPair, second] } }))).toBe(1);
});

test('unknown reserves or no route give no price', () => {
  expect(chartPrice(makeFacts({ reserves: { kind: 'loading' } }))).toBeUndefined();
  expect(chartPrice(makeFacts({ reserves: { kind: 'known', pairs: [] } }))).toBeUndefined();
  expect(chartPrice(makeFacts({ output: undefined }))).toBeUndefined();
});
