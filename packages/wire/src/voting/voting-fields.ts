import { parseAmount } from '@besc/domain/shared/amount';
import type { Hex } from '@besc/domain/shared/hex';
import * as z from 'zod/mini';

/** Decimal places of MONEY. */
const moneyDecimals = 18;

/** Unix seconds or a block. */
export const wholeSchema = z.int('must be a whole number').check(z.minimum(0, 'must not be below zero'));

/** Bytes in hex, as a contract wallet's signature may be long. */
export const signatureSchema = z.pipe(
  z
    .string('must be a signature')
    .check(z.regex(/^0x(?:[0-9a-fA-F]{2}){1,8192}$/, 'must be 0x and at most 8192 bytes in hex')),
  z.transform((text: string) => text as Hex),
);

/** MONEY as decimal text, exact: `12.5`. */
export const moneySchema = z.pipe(
  z.string('must be an amount').check(z.regex(/^\d{1,30}(?:\.\d{1,18})?$/, 'must be a decimal amount')),
  z.transform((text: string) => parseAmount(text, moneyDecimals) ?? 0n),
);

/** An amount in the smallest unit as digits. */
export const unitsSchema = z.pipe(
  z.string('must be an amount').check(z.regex(/^\d{1,40}$/, 'must be digits')),
  z.transform((text: string) => BigInt(text)),
);

/** MONEY as `moneySchema` reads it: no zeros at the end. */
export function moneyText(amount: bigint): string {
  const digits = amount.toString().padStart(moneyDecimals + 1, '0');
  return `${digits.slice(0, -moneyDecimals)}.${digits.slice(-moneyDecimals)}`.replace(/\.?0+$/, '');
}
