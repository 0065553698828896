import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { Address } from '../shared/address';
import { oneE18 } from '../shared/fixed-point';
import { whyNoPrice } from './why-no-price';

const id = (digit: number) => testAddress(`0x${String(digit).padStart(40, '0')}`);
const [wbesc, stable, money, token] = [id(1), id(2), id(3), id(4)] as const;
const rules = { wbesc, stable, whitelist: [wbesc, stable, money], minimumReserveNativeE18: 100n * oneE18 };
const pair = (token0: Address, token1: Address, reserve0: bigint, reserve1: bigint) => ({
  token0,
  token1,
  reserve0: reserve0 * oneE18,
  reserve1: reserve1 * oneE18,
  decimals0: 18,
  decimals1: 18,
});
const dollar = pair(wbesc, stable, 1000n, 2000n);

test('each trusted token says what its pool lacks, with the figure that falls short', () => {
  const pairs = [dollar, pair(wbesc, token, 20n, 5n), pair(stable, token, 0n, 0n), pair(money, token, 7n, 7n)];
  expect(whyNoPrice({ token, pairs, rules })).toEqual({
    kind: 'obstacles',
    obstacles: [
      { kind: 'too small', trusted: wbesc, worthE18: 40n * oneE18, minimumE18: 100n * oneE18 },
      { kind: 'no liquidity', trusted: stable },
      { kind: 'trusted unpriced', trusted: money },
    ],
  });
});

test('a token with a price needs no reason', () => {
  expect(whyNoPrice({ token, pairs: [dollar, pair(wbesc, token, 50n, 1n)], rules })).toBeUndefined();
});

test('a trusted token is priced by those before it alone', () => {
  const found = whyNoPrice({ token: money, pairs: [dollar], rules });
  expect(found).toMatchObject({ obstacles: [{ trusted: wbesc }, { trusted: stable }] });
});

test('without a price of the native coin nothing has one', () => {
  expect(whyNoPrice({ token, pairs: [], rules })).toEqual({ kind: 'native unpriced' });
});
