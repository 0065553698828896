import { read } from '@besc/wire/settings/environment';
import { parseGwei, parseUnits } from 'viem';
import * as z from 'zod';

/** A decimal amount with 18 decimals, in wei. */
export function coinAmount(fallback: string) {
  return z._default(read(coins), coins(fallback));
}

function coins(text: string): bigint {
  if (!/^\d{1,30}(\.\d{1,18})?$/.test(text)) throw new RangeError('must be a decimal number');
  return parseUnits(text, 18);
}

/** A price of gas in gwei, as wei; undefined when it is left out. */
export const gweiPrice = z.optional(
  read((text) => {
    if (!/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/.test(text)) throw new RangeError('must be a decimal number above 0');
    return parseGwei(text);
  }),
);
