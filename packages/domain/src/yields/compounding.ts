/** How often earnings are staked again. */
export type Compounding =
  | { readonly kind: 'never' }
  /** Times a year, at equal distances. */
  | { readonly kind: 'timesAYear'; readonly times: number };

export const never: Compounding = { kind: 'never' };

/** What the vault counts with, for any caller of its bounty and at any time. */
export const vaultCompounding: Compounding = { kind: 'timesAYear', times: 5000 };

/** Choices of the calculator: earnings staked again each 1, 7, 14 or 30 days, and the fraction of a day's share that is. */
export const compoundingChoices = [
  { days: 1, perDay: 1 },
  { days: 7, perDay: 0.142857 },
  { days: 14, perDay: 0.071428 },
  { days: 30, perDay: 0.033333 },
] as const;

/** Days in each of the calculator's choices. */
export type CompoundingDays = (typeof compoundingChoices)[number]['days'];

/** A choice of the calculator as compounding. */
export function compoundingEvery(days: CompoundingDays): Compounding {
  const choice = compoundingChoices.find((one) => one.days === days);
  return { kind: 'timesAYear', times: 365 * (choice?.perDay ?? 1 / days) };
}
