import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IntegerMathError, max, min, mulDivDown, mulDivUp, sqrt } from './math';

const natural = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });

test('mulDivDown and mulDivUp enclose the quotient', () => {
  fc.assert(
    fc.property(natural, natural, fc.bigInt({ min: 1n, max: 2n ** 200n }), (a, b, d) => {
      const down = mulDivDown(a, b, d);
      const up = mulDivUp(a, b, d);
      expect(down * d <= a * b && a * b <= up * d).toBe(true);
      expect(up - down).toBe((a * b) % d === 0n ? 0n : 1n);
    }),
  );
});

test('sqrt is the floor of the root', () => {
  fc.assert(
    fc.property(natural, (value) => {
      const root = sqrt(value);
      expect(root * root <= value && value < (root + 1n) * (root + 1n)).toBe(true);
    }),
  );
  for (let i = 0n; i < 200n; i += 1n) expect(sqrt(i)).toBe(BigInt(Math.floor(Math.sqrt(Number(i)))));
});

test('mistakes are named errors', () => {
  expect(() => sqrt(-1n)).toThrow(IntegerMathError);
  expect(() => mulDivDown(1n, 1n, 0n)).toThrow(IntegerMathError);
  expect(() => mulDivUp(-1n, 1n, 1n)).toThrow(IntegerMathError);
});

test('min and max', () => {
  expect([min(1n, 2n), max(1n, 2n)]).toEqual([1n, 2n]);
});
