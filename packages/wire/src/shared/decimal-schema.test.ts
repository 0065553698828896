import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decimalSchema } from './decimal-schema';

const isTaken = (text: string) => z.safeParse(decimalSchema, text).success;

test('a figure of a token of 255 decimals is read, as the domain reads it', () => {
  for (const text of ['0', '12.5', `0.${'0'.repeat(200)}7`, `${'9'.repeat(77)}.${'1'.repeat(255)}`]) {
    expect(isTaken(text)).toBe(true);
    expect(parseDecimal(text)).toBeDefined();
  }
});

test.each(['', '1e5', '.5', '5.', ' 1', '٣', '1'.repeat(401)])('what is none is refused, in both alike: %j', (text) => {
  expect(isTaken(text)).toBe(false);
  expect(parseDecimal(text)).toBeUndefined();
});

test('nothing below zero is an amount, a price or a value', () => {
  expect(isTaken('-12.5')).toBe(false);
});
