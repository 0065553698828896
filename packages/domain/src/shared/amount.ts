import { fixedText, type Rounding, significantText } from './decimal-text';
import { maxUint256 } from './math';

/** Longest amount text that is looked at: 78 digits of a uint256 and the point. */
export const amountTextMaxLength = 79;

/**
 * Reads a typed decimal amount as the token's smallest unit. Nothing is ever rounded: empty, zero, malformed, finer than
 * the token's decimals or above uint256 all give `undefined`, which everywhere means "no amount".
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  if (text.length > amountTextMaxLength) return undefined;
  const match = /^([0-9]*)(?:\.([0-9]*))?$/.exec(text);
  if (!match) return undefined;
  const whole = match[1] ?? '';
  const part = (match[2] ?? '').replace(/0+$/, '');
  if (part.length > decimals) return undefined;
  const value = BigInt(whole + part.padEnd(decimals, '0') || '0');
  return value > 0n && value <= maxUint256 ? value : undefined;
}

/**
 * Decimal text of an amount in the smallest unit with at most `significant` significant digits (6 for amounts, 4 for
 * balances, 3 in summaries). Rounds down unless told, so nobody is shown more than there is. No exponent, no grouping.
 */
export function formatAmount(
  value: bigint,
  decimals: number,
  options: { significant: number; rounding?: Rounding },
): string {
  return significantText({
    numerator: value,
    denominator: 10n ** BigInt(decimals),
    significant: options.significant,
    rounding: options.rounding ?? 'down',
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
