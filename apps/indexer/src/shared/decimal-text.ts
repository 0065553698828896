/** Places of native-coin and USD figures. */
export const valueDecimals = 18;

const powers: bigint[] = [];

/** 10^exponent, remembered. */
export function powerOfTen(exponent: number): bigint {
  let power = powers[exponent];
  if (power === undefined) {
    power = 10n ** BigInt(exponent);
    powers[exponent] = power;
  }
  return power;
}

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

/** text + delta, both with the same number of decimals. */
export function addToDecimalText(text: string, delta: bigint, decimals: number): string {
  return delta === 0n ? text : toDecimalText(fromDecimalText(text, decimals) + delta, decimals);
}
