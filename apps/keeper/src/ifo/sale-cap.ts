const one = 10n ** 18n;

/** MONEY worth `usdE18` at a price (USD, 18 decimals), to the nearest whole one; never below 1, and in wei. */
export function saleCap(usdE18: bigint, priceE18: bigint): bigint {
  if (priceE18 <= 0n) throw new RangeError('The price of MONEY must be above zero');
  const whole = (usdE18 + priceE18 / 2n) / priceE18;
  return (whole === 0n ? 1n : whole) * one;
}
