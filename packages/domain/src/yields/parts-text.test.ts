import { expect, test } from 'vitest';
import { add, type Fraction, fraction, toFixed } from '../shared/fraction';
import { partsText } from './parts-text';

const percent = (thousandths: bigint) => fraction(thousandths, 1000n);

test('two halves of a hundredth: the total keeps its own, and the first of the parts is raised', () => {
  expect(partsText([percent(5255n), percent(625n)], 2)).toEqual({ parts: ['5.26', '0.62'], total: '5.88' });
  expect(toFixed(percent(5255n), 2)).toBe('5.26');
  // Each to the nearest would be 5.26 and 0.63, which is 5.89.
  expect(toFixed(percent(625n), 2)).toBe('0.63');
});

test('two that would both be rounded down: the one that loses most is raised', () => {
  expect(partsText([percent(1003n), percent(2004n)], 2)).toEqual({ parts: ['1.00', '2.01'], total: '3.01' });
});

test('one part, none, and no decimals', () => {
  expect(partsText([percent(1005n)], 2)).toEqual({ parts: ['1.01'], total: '1.01' });
  expect(partsText([fraction(0n), fraction(0n)], 2)).toEqual({ parts: ['0.00', '0.00'], total: '0.00' });
  expect(partsText([percent(1000_500n), percent(400n)], 0)).toEqual({ parts: ['1001', '0'], total: '1001' });
});

test('any parts add up to the total that is shown alone, and none is a whole unit away from what it is', () => {
  let seed = 7n;
  const random = (below: bigint) => {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return (seed >> 11n) % below;
  };
  for (let round = 0; round < 2000; round += 1) {
    const parts: Fraction[] = Array.from({ length: 1 + (round % 4) }, () =>
      fraction(random(10n ** 9n), 1n + random(10n ** 7n)),
    );
    const places = round % 3;
    const shown = partsText(parts, places);
    const units = (text: string) => BigInt(text.replace('.', ''));
    expect(shown.total).toBe(toFixed(parts.reduce(add, fraction(0n)), places));
    expect(shown.parts.reduce((sum, text) => sum + units(text), 0n)).toBe(units(shown.total));
    for (const [index, part] of parts.entries()) {
      const exact = part.numerator * 10n ** BigInt(places);
      const apart = units(shown.parts[index] ?? '') * part.denominator - exact;
      expect(apart < part.denominator && apart > -part.denominator).toBe(true);
    }
  }
});
