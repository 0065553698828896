import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction, toFixed } from '@besc/domain/shared/fraction';
import { vaultCompounding } from '@besc/domain/yields/compounding';
import { describe, expect, test } from 'vitest';
import { makeSubject } from '../../../test/make-subject';
import { calculation, computedText, editedText, growthPoints } from './calculation';
import { calculatorNames, calculatorParams, parseCalculator, usualState } from './calculator-state';

const subject = makeSubject();
const off = { isCompounding: false } as const;

describe('the calculator', () => {
  test('ROI-12 ROI-30 begins with a principal for a year', () => {
    expect(usualState).toMatchObject({ mode: 'principal', days: 365 });
    const { roi } = calculation({ ...usualState, ...off }, subject);
    expect(roi && toFixed(roi.earnedUsd, 2)).toBe('500.00');
    expect(roi?.earned).toBe(250n * oneE18);
    expect(roi?.principal).toBe(100n * oneE18);
  });

  test('ROI-13 a target tells the principal it takes, in USD or in tokens', () => {
    const { roi } = calculation({ ...usualState, mode: 'target', text: '250', ...off }, subject);
    expect(roi && toFixed(roi.principalUsd, 2)).toBe('500.00');
    const inTokens = { ...usualState, mode: 'target', unit: 'token', text: '250', ...off } as const;
    const roiOfTokens = calculation(inTokens, subject).roi;
    expect(roiOfTokens && toFixed(roiOfTokens.principalUsd, 2)).toBe('1000.00');
    expect(calculation(inTokens, { ...subject, apr: fraction(0n) }).roi).toBeUndefined();
  });

  test('ROI-20 ROI-21 the yearly rate is net of fees; what a thousand dollars earn, for each stay', () => {
    const { apyE18, perThousand } = calculation(usualState, { ...subject, feeBps: 200 });
    // (1 + 0.49 / 365)^365 - 1
    expect(Number(apyE18) / 1e18).toBeCloseTo(0.631_778, 5);
    expect(perThousand.map(({ days }) => days)).toEqual([1, 7, 30, 365, 1825]);
    const day = perThousand[0]?.roi;
    expect(day && toFixed(day.earnedUsd, 4)).toBe('1.3425');
  });

  test('a vault compounds by itself, whatever was chosen', () => {
    const vault = { ...subject, automatic: vaultCompounding };
    const of = (changes: object) => calculation({ ...usualState, ...changes }, vault).apyE18;
    expect(of({ isCompounding: false })).toBe(of({ compoundingDays: 30 }));
  });

  test('no amount, no price and a rate beyond all numbers are no figures', () => {
    expect(calculation({ ...usualState, text: '' }, subject).roi).toBeUndefined();
    const unpriced = { ...subject, earning: { ...subject.earning, priceE18: undefined } };
    expect(calculation(usualState, unpriced).roi?.earned).toBeUndefined();
    expect(calculation({ ...usualState, mode: 'target', unit: 'token' }, unpriced).roi).toBeUndefined();
    const endless = { ...subject, apr: fraction(10n ** 30n) };
    expect(calculation(usualState, endless)).toMatchObject({ roi: undefined, apyE18: undefined });
    expect(growthPoints(usualState, endless)).toBeUndefined();
  });

  test('what five years make of a high rate is told, and its line never falls', () => {
    const [state, high] = [{ ...usualState, days: 1825 } as const, { ...subject, apr: fraction(7n) }];
    // (1 + 7 / 365)^1825 - 1
    expect(Number(calculation(state, high).roi?.share.numerator)).toBeGreaterThan(1e33);
    const line = growthPoints(state, high)?.map(({ compounded }) => compounded) ?? [];
    expect(line).toHaveLength(41);
    expect(line).toEqual(line.toSorted((one, other) => one - other));
  });

  test('ROI-16 what was computed can be gone on with, in either unit', () => {
    const { roi } = calculation({ ...usualState, ...off }, subject);
    const text = (mode: 'principal' | 'target', unit: 'usd' | 'token') => computedText(roi, { mode, unit }, subject);
    expect([text('principal', 'token'), text('target', 'usd'), text('target', 'token')]).toEqual([
      '100.000',
      '500.00',
      '250.000',
    ]);
    expect(computedText(undefined, usualState, subject)).toBe('');
    expect(editedText(undefined, usualState, subject)).toBe('');
  });
});

test('ROI-32 what a side comes to has no decimals above a million, as everywhere', () => {
  const { roi } = calculation({ ...usualState, text: '3000000', ...off }, subject);
  expect(computedText(roi, { mode: 'target', unit: 'usd' }, subject)).toBe('1500000');
  expect(computedText(roi, { mode: 'principal', unit: 'usd' }, subject)).toBe('3000000.00');
});

test('ROI-14 ROI-15 ROI-16 a side or a unit that is looked at changes no figure', () => {
  const turns = [
    { mode: 'target', unit: 'usd' },
    { mode: 'principal', unit: 'usd' },
    { mode: 'principal', unit: 'token' },
    { mode: 'target', unit: 'token' },
    { mode: 'principal', unit: 'usd' },
  ] as const;
  const cheap = { staked: { decimals: 18, priceE18: oneE18 / 2000n, symbol: 'CHEAP' } } as const;
  for (const apr of [fraction(1n, 100n), fraction(1n, 10n), fraction(7n, 3n)]) {
    for (const more of [{}, cheap]) {
      const some = makeSubject({ ...more, apr });
      let state = parseCalculator({ principal: '100', days: '1', compound: 'never' });
      for (const turn of turns) {
        const { roi } = calculation(state, some);
        state = { ...state, ...turn, text: editedText(roi, turn, some) };
        const now = calculation(state, some).roi;
        expect(computedText(now, { mode: 'principal', unit: 'usd' }, some)).toBe('100.00');
      }
      expect(state.text).toBe('100.00');
    }
  }
});

test('ROI-31 amounts of tokens have the decimals that the price of the earning one asks for, on both sides', () => {
  const dear = makeSubject({ earning: { decimals: 18, priceE18: 60_000n * oneE18, symbol: 'DEAR' } });
  const { roi } = calculation({ ...usualState, ...off }, dear);
  expect(computedText(roi, { mode: 'principal', unit: 'token' }, dear)).toBe('100.00000');
  expect(computedText(roi, { mode: 'target', unit: 'token' }, dear)).toBe('0.00833');
});

describe('the address of the calculator', () => {
  test('ROI-24 ROI-25 has what is not as usual, and gives it back', () => {
    expect(calculatorParams('farm-1', usualState)).toMatchObject({ calculate: 'farm-1', principal: undefined });
    const state = { mode: 'target', unit: 'token', text: '12.5', days: 7, ...off, compoundingDays: 14 } as const;
    const params = calculatorParams('farm-1', state);
    expect(params).toMatchObject({ calculate: 'farm-1', target: '12.5', unit: 'token', days: '7' });
    expect(params).toMatchObject({ compound: 'never', every: '14' });
    expect(parseCalculator(params)).toEqual(state);
    const on = { ...state, isCompounding: true };
    expect(calculatorParams('farm-1', on)).toMatchObject({ compound: '14', every: undefined });
    expect(parseCalculator(calculatorParams('farm-1', on))).toEqual(on);
    expect(Object.values(calculatorParams(undefined, state)).every((value) => value === undefined)).toBe(true);
    expect(Object.keys(params).sort()).toEqual([...calculatorNames].sort());
  });

  test.each([
    [{ principal: 'abc' }],
    [{ principal: '1'.repeat(80) }],
    [{ days: '2' }],
    [{ compound: '0' }],
    [{ unit: 'toString' }],
    [{ compound: '__proto__' }],
  ])('%o is as usual', (params) => expect(parseCalculator(params)).toEqual(usualState));
});

test('ROI-31 what is less than the last decimal keeps three digits, and is never told to be nothing', () => {
  const dear = makeSubject({
    apr: fraction(5n, 100n),
    earning: { decimals: 18, priceE18: 60_000n * oneE18, symbol: 'DEAR' },
  });
  const { roi } = calculation({ ...usualState, text: '1000', days: 1, ...off }, dear);
  expect(computedText(roi, { mode: 'target', unit: 'token' }, dear)).toBe('0.00000228');
  const { roi: small } = calculation({ ...usualState, text: '10', days: 1, ...off }, dear);
  expect(computedText(small, { mode: 'target', unit: 'usd' }, dear)).toBe('0.00137');
});

test('ROI-13 the principal that is shown for a target reaches it', () => {
  const third = makeSubject({ staked: { decimals: 18, priceE18: 3n * oneE18, symbol: 'THIRD' } });
  const { roi } = calculation({ ...usualState, mode: 'target', text: '50', ...off }, third);
  // 100 dollars.
  expect(computedText(roi, { mode: 'principal', unit: 'token' }, third)).toBe('33.334');
  expect(computedText(roi, { mode: 'target', unit: 'token' }, third)).toBe('25.000');
  const { roi: small } = calculation({ ...usualState, mode: 'target', text: '0.0002', ...off }, third);
  expect(computedText(small, { mode: 'principal', unit: 'token' }, third)).toBe('0.000134');
});

test('ROI-14 ROI-15 a target in tokens stays while its principal is looked at', () => {
  const uneven = makeSubject({
    apr: fraction(7n, 3n),
    staked: { decimals: 18, priceE18: 3n * oneE18, symbol: 'THIRD' },
  });
  const typed = { ...usualState, mode: 'target', unit: 'token', text: '50', ...off } as const;
  const principal = { mode: 'principal', unit: 'token' } as const;
  const { roi } = calculation(typed, uneven);
  const looked = calculation({ ...typed, ...principal, text: editedText(roi, principal, uneven) }, uneven).roi;
  expect(computedText(looked, { mode: 'target', unit: 'token' }, uneven)).toBe('50.000');
});
