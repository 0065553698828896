import { amountText } from '@besc/wire/settings/amount-text';
import { gweiText } from '@besc/wire/settings/gwei-text';
import { parseEther, parseGwei } from 'viem';
import * as z from 'zod';

/** A decimal amount with 18 decimals, in wei. */
export function coinAmount(fallback: string) {
  const coins = z.pipe(
    amountText,
    z.transform((text: string) => parseEther(text)),
  );
  return z._default(coins, parseEther(fallback));
}

/** A price of gas in gwei, as wei; undefined when it is left out. */
export const gweiPrice = z.optional(
  z.pipe(
    gweiText,
    z.transform((text: string) => parseGwei(text)),
  ),
);
