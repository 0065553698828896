import { expect, test } from 'vitest';
import { isOneMarketEnough, parsePriceSource } from './price-source';

test('a source is a mean over at least a minute, in one pair or by way of a token', () => {
  expect(parsePriceSource('mean:60')).toEqual({ seconds: 60, via: undefined });
  expect(parsePriceSource('mean:3600:MONEY')).toEqual({ seconds: 3_600, via: 'MONEY' });
  for (const text of ['spot', 'spot:60', 'mean', 'mean:59', 'mean:3601', 'mean:60:', 'trades:60', 'mean:60:A:B', '']) {
    expect(() => parsePriceSource(text), text).toThrow('must be mean:SECONDS or mean:SECONDS:TOKEN with 60 to 3600');
  }
});

test('one market is enough to move the median when more than half of the sources stand on it', () => {
  const of = (...texts: string[]) => isOneMarketEnough(texts.map(parsePriceSource));
  expect(of('mean:60', 'mean:90', 'mean:120')).toBe(true);
  expect(of('mean:60', 'mean:90', 'mean:60:MONEY')).toBe(true);
  expect(of('mean:60:MONEY', 'mean:90:MONEY', 'mean:60')).toBe(true);
  expect(of('mean:60', 'mean:60:HENNY', 'mean:60:MONEY')).toBe(false);
  expect(of('mean:60', 'mean:60', 'mean:60:MONEY', 'mean:60:MONEY', 'mean:60:HENNY')).toBe(false);
});
