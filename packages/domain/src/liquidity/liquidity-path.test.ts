import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { pairTokenA as a, pairTokenB as b } from '../../test/make-supplied-pair';
import {
  addPath,
  dashedAddPath,
  pathAfterPickingA,
  pathAfterPickingB,
  removePath,
  sameCurrencyPath,
  singleRemovePath,
} from './liquidity-path';
import { trackedPairs } from './tracked-pairs';

const c = testAddress('0x00000000000000000000000000000000000000C3');

describe('picking', () => {
  test('LIQ-13 LIQ-14 LIQ-15 slot A', () => {
    expect(pathAfterPickingA({ a, b }, b)).toBe(`/add/${b}/${a}`);
    expect(pathAfterPickingA({ a, b }, c)).toBe(`/add/${c}/${b}`);
    expect(pathAfterPickingA({ a, b: undefined }, c)).toBe(`/add/${c}`);
    expect(pathAfterPickingA({ a: undefined, b: undefined }, 'BESC')).toBe('/add/BESC');
  });

  test('LIQ-16 LIQ-17 slot B equal to A switches, or leaves only it', () => {
    expect(pathAfterPickingB({ a, b }, a, c)).toBe(`/add/${b}/${a}`);
    expect(pathAfterPickingB({ a, b: undefined }, a, c)).toBe(`/add/${a}`);
  });

  test('LIQ-18 LIQ-19 slot B otherwise, with the wrapped coin where A is missing', () => {
    expect(pathAfterPickingB({ a, b }, 'BESC', c)).toBe(`/add/${a}/BESC`);
    expect(pathAfterPickingB({ a: undefined, b: undefined }, b, c)).toBe(`/add/${c}/${b}`);
    expect(pathAfterPickingB({ a: undefined, b: undefined }, c, c)).toBe(`/add/${c}`);
  });
});

describe('redirects', () => {
  test('ROUTE-46 ROUTE-47 two parts joined by a dash', () => {
    expect(dashedAddPath(`${a}-${b}`)).toBe(`/add/${a}/${b}`);
    expect(dashedAddPath(`BESC-${b}`)).toBe(`/add/BESC/${b}`);
    expect(dashedAddPath(`${a.toLowerCase()}-besc`)).toBe(`/add/${a.toLowerCase()}/besc`);
    for (const text of ['BESC', a, `${a}-`, `${a}-${b}-${c}`, `${a.slice(0, -1)}-${b}`]) {
      expect(dashedAddPath(text)).toBeUndefined();
    }
  });

  test('ROUTE-48 one currency twice, in any letter case', () => {
    expect(sameCurrencyPath(a, a.toLowerCase())).toBe(`/add/${a}`);
    expect(sameCurrencyPath('BESC', 'besc')).toBe('/add/BESC');
    expect(sameCurrencyPath(a, b)).toBeUndefined();
  });

  test('ROUTE-49 ROUTE-50 a single part of remove', () => {
    expect(singleRemovePath(`${a}-${b}`)).toBe(`/remove/${a}/${b}`);
    for (const text of [a, `BESC-${b}`, 'x', `${a}-${b}-${c}`]) expect(singleRemovePath(text)).toBe('/pool');
  });

  test('LIQ-27 LIQ-29 the links of a card', () => {
    expect(removePath('BESC', b)).toBe(`/remove/BESC/${b}`);
    expect(addPath(a, 'BESC')).toBe(`/add/${a}/BESC`);
    expect(addPath()).toBe('/add');
  });
});

test('LIQ-31 every base with every token and the remembered pairs, each once', () => {
  expect(
    trackedPairs({
      bases: [a],
      tokens: [a, b, c],
      stored: [
        [b, a],
        [b, c],
      ],
    }),
  ).toEqual([
    [b, a],
    [b, c],
    [a, c],
  ]);
});

test('LIQ-31 the first tokens come with all bases before any other', () => {
  expect(trackedPairs({ bases: [a, b], tokens: [b, c], stored: [] })).toEqual([
    [a, b],
    [a, c],
    [b, c],
  ]);
  expect(trackedPairs({ bases: [a, b], tokens: [c, b], stored: [] }).slice(0, 2)).toEqual([
    [a, c],
    [b, c],
  ]);
});
