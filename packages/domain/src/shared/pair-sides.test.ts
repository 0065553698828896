import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { pairSides } from './pair-sides';

const a = testAddress('0x00000000000000000000000000000000000000a0');
const b = testAddress('0x00000000000000000000000000000000000000b0');
const c = testAddress('0x00000000000000000000000000000000000000c0');
const d = testAddress('0x00000000000000000000000000000000000000d0');
const pair = { token0: a, token1: b };

test('FARM-02 FARM-03 FARM-04 the quote token is the best of those that count, whichever side it is', () => {
  expect(pairSides(pair, { stable: b, wbesc: a, whitelist: [] })).toEqual({ token: a, quoteToken: b });
  expect(pairSides(pair, { stable: c, wbesc: a, whitelist: [b] })).toEqual({ token: b, quoteToken: a });
  expect(pairSides(pair, { stable: c, wbesc: d, whitelist: [d, a] })).toEqual({ token: b, quoteToken: a });
  expect(pairSides(pair, { stable: c, wbesc: d, whitelist: [] })).toEqual({ token: a, quoteToken: b });
});
