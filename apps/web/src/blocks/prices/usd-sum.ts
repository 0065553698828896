import { add, type Fraction, fraction } from '@besc/domain/shared/fraction';

/** USD of several things together. */
export interface UsdSum {
  /** Of all that have a price; undefined where there is something and none has one. */
  readonly value: Fraction | undefined;
  /** Whether something without a price is among them. */
  readonly isPartly: boolean;
}

/** The sum of values, undefined where nothing trusted prices one; of nothing it is zero. */
export function usdSum(values: readonly (Fraction | undefined)[]): UsdSum {
  const known = values.filter((value) => value !== undefined);
  return {
    value: values.length > 0 && known.length === 0 ? undefined : known.reduce(add, fraction(0n)),
    isPartly: known.length < values.length,
  };
}
