import { expect, test } from 'vitest';
import { compare, fraction } from './fraction';
import { parseDecimal } from './parse-decimal';

test('parseDecimal is exact and refuses everything that is not a plain decimal', () => {
  expect(compare(parseDecimal('-12.50') ?? fraction(0n), fraction(-25n, 2n))).toBe(0);
  for (const text of ['', '.', '1.', '.5', '1e5', 'NaN', ' 1', '1,5', '9'.repeat(401)]) {
    expect(parseDecimal(text)).toBeUndefined();
  }
});
