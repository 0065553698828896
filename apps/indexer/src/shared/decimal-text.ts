import { powerOfTen } from '@besc/domain/shared/fixed-point';

/** Places of native-coin and USD figures, and of LP tokens. */
export const valueDecimals = 18;

/** Integer in smallest units -> canonical decimal text: no exponent, no trailing zeros, "-" only before a value. */
export function toDecimalText(value: bigint, decimals: number): string {
  if (value < 0n) return `-${toDecimalText(-value, decimals)}`;
  if (decimals === 0) return value.toString();
  const digits = value.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === 48) end -= 1;
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}

/** Reads what `toDecimalText` wrote back into smallest units. */
export function fromDecimalText(text: string, decimals: number): bigint {
  const point = text.indexOf('.');
  if (point === -1) return BigInt(text) * powerOfTen(decimals);
  const fraction = text.slice(point + 1);
  return BigInt(text.slice(0, point) + fraction) * powerOfTen(decimals - fraction.length);
}

/** Decimal columns of a row as integers in units of 10^-decimals. */
export function fromDecimals<Name extends string>(
  row: Readonly<Record<Name, string>>,
  names: readonly Name[],
  decimals: number,
): Record<Name, bigint> {
  const entries = names.map((name) => [name, fromDecimalText(row[name], decimals)]);
  return Object.fromEntries(entries) as Record<Name, bigint>;
}

/** Integers in units of 10^-decimals as decimal columns of a row. */
export function toDecimals<const Name extends string>(
  figures: { readonly [Key in Name]: bigint },
  names: readonly Name[],
  decimals: number,
): Record<Name, string> {
  const entries = names.map((name) => [name, toDecimalText(figures[name], decimals)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
