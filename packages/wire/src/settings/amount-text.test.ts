import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amountText } from './amount-text';
import { gweiText } from './gwei-text';

const isTaken = (schema: typeof amountText, text: unknown) => z.safeParse(schema, text).success;

test.each(['0', '7', '0.5', `${'9'.repeat(30)}.${'0'.repeat(17)}1`])('%s is an amount', (text) => {
  expect(isTaken(amountText, text)).toBe(true);
});

test.each([
  '',
  '007',
  '00',
  '.5',
  '5.',
  '-1',
  '+1',
  '1e5',
  ' 1',
  '1,5',
  '٣',
  `1${'0'.repeat(30)}`,
  `0.${'1'.repeat(19)}`,
  5,
])('%j is no amount', (text) => {
  expect(isTaken(amountText, text)).toBe(false);
});

test.each(['1000', '0.000000001', '999999999.999999999'])('%s is a price of gas', (text) => {
  expect(isTaken(gweiText, text)).toBe(true);
});

test.each(['', '0', '0.0', '05', '1e3', '-1', '.5', '0.0000000001', '1000000000', 1000])(
  '%j is no price of gas',
  (text) => {
    expect(isTaken(gweiText, text)).toBe(false);
  },
);
