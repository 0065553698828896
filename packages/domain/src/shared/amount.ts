import { significantDigits } from './constants';
import { fixedText, type Rounding, significantText } from './decimal-text';

/** Longest amount text that is looked at: 78 digits of a uint256 and the point. */
export const amountTextMaxLength = 79;

/**
 * Reads a typed decimal amount as the token's smallest unit. Nothing is ever rounded: empty, zero, malformed or finer than
 * the token's decimals gives `undefined`, which everywhere means "no amount". What no balance could ever be (above
 * uint256) is an amount all the same: it is missing in the wallet or in the pools, and never sent.
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  if (text.length > amountTextMaxLength) return undefined;
  const match = /^([0-9]*)(?:\.([0-9]*))?$/.exec(text);
  if (!match) return undefined;
  const whole = match[1] ?? '';
  const part = (match[2] ?? '').replace(/0+$/, '');
  if (part.length > decimals) return undefined;
  const value = BigInt(whole + part.padEnd(decimals, '0') || '0');
  return value > 0n ? value : undefined;
}

/**
 * As much of an amount as the text of a field can say: all of it, but of a token with 78 decimals or more without what stands
 * behind the 77th, which can be everything.
 */
export function typeableAmount(value: bigint, decimals: number): bigint {
  // No amount of such a token has more before its decimals than '0.'.
  const unsaid = Math.max(0, decimals - (amountTextMaxLength - 2));
  return value - (value % 10n ** BigInt(unsaid));
}

/**
 * What an amount is to the person who reads it. `held`: what somebody has, receives or is promised at least; `paid`: what
 * somebody pays, or pays at most.
 */
export type AmountMeaning = 'held' | 'paid';

/** Where an amount stands, which decides how many digits it has. */
export type AmountPlace = 'amount' | 'balance' | 'summary' | 'supply';

/** No more is shown than there is, and no less than it costs. */
const rounding: Record<AmountMeaning, Rounding> = { held: 'down', paid: 'up' };

/**
 * Decimal text of an amount in the smallest unit, with at most the significant digits of its place (6 for amounts, 4 for
 * balances, 3 in summaries; 6 for supplies, but all of the whole part), rounded against the reader. No exponent, no
 * grouping; `formatExact` has all digits.
 */
export function formatAmount(
  value: bigint,
  decimals: number,
  options: { meaning: AmountMeaning; place?: AmountPlace },
): string {
  const { place = 'amount' } = options;
  const wholeDigits = `${value / 10n ** BigInt(decimals)}`.length;
  return significantText({
    numerator: value,
    denominator: 10n ** BigInt(decimals),
    significant: place === 'supply' ? Math.max(significantDigits.amount, wholeDigits) : significantDigits[place],
    rounding: rounding[options.meaning],
  });
}

/** Decimal text of an amount with all its digits and no trailing zeros; `parseAmount` reads it back unchanged. */
export function formatExact(value: bigint, decimals: number): string {
  const text = fixedText({
    numerator: value,
    denominator: 10n ** BigInt(decimals),
    places: decimals,
    rounding: 'down',
  });
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
