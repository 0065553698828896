import { oneE18, powerOfTen } from '../shared/fixed-point';
import { type Fraction, fraction } from '../shared/fraction';
import { mulDivDown } from '../shared/math';
import type { TokenPrice } from '../shared/token-price';

/** Lengths of a stay that the calculator offers, in days. */
export const stayChoices = [1, 7, 30, 365, 1825] as const;

export type StayDays = (typeof stayChoices)[number];

/** A stake and what it earns: in smallest units of what is staked, and in USD. */
export interface Roi {
  readonly principalUsd: Fraction;
  /** Of what is staked; undefined where nothing prices it. */
  readonly principal: bigint | undefined;
  readonly earnedUsd: Fraction;
  /** Of what is earned; undefined where nothing prices it. */
  readonly earned: bigint | undefined;
  /** Earned over principal: 0.5 is 50%. */
  readonly share: Fraction;
}

/** Smallest units that are worth an amount of USD, rounded down; undefined where nothing prices the token. */
export function amountOfUsd(usd: Fraction, { decimals, priceE18 }: TokenPrice): bigint | undefined {
  if (priceE18 === undefined) return undefined;
  return mulDivDown(usd.numerator, powerOfTen(decimals) * oneE18, usd.denominator * priceE18);
}

interface Setting {
  readonly staked: TokenPrice;
  readonly earning: TokenPrice;
  /** From `earnedPerUnitE18`. */
  readonly perUnitE18: bigint;
}

/** What a principal in USD earns. */
export function roiOfPrincipal(principalUsd: Fraction, { staked, earning, perUnitE18 }: Setting): Roi {
  const earnedUsd = fraction(principalUsd.numerator * perUnitE18, principalUsd.denominator * oneE18);
  return {
    principalUsd,
    principal: amountOfUsd(principalUsd, staked),
    earnedUsd,
    earned: amountOfUsd(earnedUsd, earning),
    share: fraction(perUnitE18, oneE18),
  };
}

/** The principal that it takes to earn an amount of USD; undefined where nothing is earned, however much is staked. */
export function roiOfTarget(earnedUsd: Fraction, setting: Setting): Roi | undefined {
  const { perUnitE18 } = setting;
  if (perUnitE18 === 0n) return undefined;
  const principalUsd = fraction(earnedUsd.numerator * oneE18, earnedUsd.denominator * perUnitE18);
  return { ...roiOfPrincipal(principalUsd, setting), earnedUsd };
}

/**
 * Decimals of tokens in the calculator: 5 where a whole one costs 1000 USD or more, else 3, and without a price. Source:
 * round(price) / 1000.
 */
export function roiTokenDecimals(priceE18: bigint | undefined): 3 | 5 {
  return priceE18 !== undefined && (priceE18 + oneE18 / 2n) / oneE18 / 1000n > 0n ? 5 : 3;
}

/** Decimals of USD in the calculator: none above a million. */
export function roiUsdDecimals(usd: Fraction): 0 | 2 {
  return usd.numerator > 1_000_000n * usd.denominator ? 0 : 2;
}
