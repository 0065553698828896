import { expect, test } from 'vitest';
import { hoursText } from './hours-text';

test('VAULT-16 hours of the unstaking fee are read in each language, whatever their seconds are', () => {
  expect(hoursText(259_200n, 'en')).toBe('72');
  expect(hoursText(1_200n, 'en')).toBe('0.33');
  expect(hoursText(100_000n, 'de')).toBe('27,78');
});
