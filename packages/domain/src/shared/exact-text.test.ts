import { expect, test } from 'vitest';
import { bigNumberConfig, exactText } from './exact-text';
import { fraction } from './fraction';

test('CONST-12 up to 80 decimals, rounded half up, none that say nothing', () => {
  expect(bigNumberConfig.decimalPlaces).toBe(80);
  expect(exactText(fraction(1n, 3n))).toBe(`0.${'3'.repeat(80)}`);
  expect(exactText(fraction(2n, 3n))).toBe(`0.${'6'.repeat(79)}7`);
  expect(exactText(fraction(-3n, 2n))).toBe('-1.5');
  expect(exactText(fraction(1n, 10n ** 80n))).toBe(`0.${'0'.repeat(79)}1`);
  expect(exactText(fraction(4n, 10n ** 81n))).toBe('0');
  expect(exactText(fraction(100n))).toBe('100');
});

test('CONST-11 plain digits below ten to the thousand, an exponent from there on', () => {
  expect(bigNumberConfig.exponentialAt).toBe(1_000);
  expect(exactText(fraction(10n ** 999n))).toBe(`1${'0'.repeat(999)}`);
  expect(exactText(fraction(10n ** 1_000n - 1n))).toBe('9'.repeat(1_000));
  expect(exactText(fraction(10n ** 1_000n))).toBe('1e+1000');
  expect(exactText(fraction(-15n * 10n ** 1_000n, 10n))).toBe('-1.5e+1000');
  expect(exactText(fraction(123n * 10n ** 1_200n))).toBe('1.23e+1202');
});

test('CONST-11 a number keeps all its digits beside the exponent, and is rounded before it has one', () => {
  expect(exactText(fraction(10n ** 1_082n - 1n))).toBe(`9.${'9'.repeat(1_081)}e+1081`);
  expect(exactText(fraction(10n ** 1_001n + 1n, 10n))).toBe(`1.${'0'.repeat(1_000)}1e+1000`);
  expect(exactText(fraction(10n ** 1_081n - 1n, 10n ** 81n))).toBe('1e+1000');
});
