import { expect, test } from 'vitest';
import { contrastRatio } from '../../test/contrast-ratio';
import { oklchToRgba, parseOklch } from './oklch';

test('reads numbers, per cent and alpha, and refuses other notations', () => {
  expect(parseOklch(' oklch(0.5 0.1 120 / 0.25)')).toEqual({
    lightness: 0.5,
    chroma: 0.1,
    hueDegrees: 120,
    alpha: 0.25,
  });
  expect(parseOklch('oklch(50% 0.1 120deg / 25%)').lightness).toBe(0.5);
  expect(parseOklch('oklch(50% 0.1 120 / 25%)').alpha).toBe(0.25);
  expect(() => parseOklch('#fff')).toThrow(RangeError);
});

test('known colours: white, black and sRGB red', () => {
  expect(oklchToRgba('oklch(1 0 0)')).toBe('rgba(255, 255, 255, 1)');
  expect(oklchToRgba('oklch(0 0 0)', 0.5)).toBe('rgba(0, 0, 0, 0.5)');
  expect(oklchToRgba('oklch(0.62796 0.25768 29.234)')).toBe('rgba(255, 0, 0, 1)');
});

test('black on white is 21, either way round', () => {
  expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  expect(contrastRatio('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
});
