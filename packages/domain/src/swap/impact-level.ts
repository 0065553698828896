import { compare, type Fraction, fraction } from '../shared/fraction';

/** Price impact limits in basis points (OPEN-01, OPEN-02, OPEN-09 as decided). */
export const impactLimitsBps = { swapAnyway: 200n, blocked: 300n, prompt: 500n, typedWord: 1500n } as const;

/** Tiers for colour in basis points: 1, 3, 5, 10 and 15%. */
export const impactTiersBps = [100n, 300n, 500n, 1000n, 1500n] as const;

/**
 * What a price impact means for the swap button. `swap-anyway`: danger style, label "Swap Anyway"; with
 * `warning: 'Price Impact High'` when it goes past the limit only thanks to expert mode. `blocked`: no swap.
 */
export type ImpactLevel =
  | { readonly kind: 'normal' }
  | {
      readonly kind: 'swap-anyway';
      readonly label: 'Swap Anyway';
      readonly warning?: 'Price Impact High';
      readonly confirmation: 'none' | 'prompt' | 'typed-word';
    }
  | { readonly kind: 'blocked'; readonly label: 'Price Impact Too High' };

/** Above 2% "Swap Anyway"; above 3% blocked, or in expert mode asked back: from 5% by a prompt, from 15% by a typed word. */
export function impactLevel(swap: { impact: Fraction; expertMode: boolean }): ImpactLevel {
  const { impact } = swap;
  if (!isAbove(impact, impactLimitsBps.swapAnyway)) return { kind: 'normal' };
  if (!isAbove(impact, impactLimitsBps.blocked)) {
    return { kind: 'swap-anyway', label: 'Swap Anyway', confirmation: 'none' };
  }
  if (!swap.expertMode) return { kind: 'blocked', label: 'Price Impact Too High' };
  const confirmation = reaches(impact, impactLimitsBps.typedWord)
    ? 'typed-word'
    : reaches(impact, impactLimitsBps.prompt)
      ? 'prompt'
      : 'none';
  return { kind: 'swap-anyway', label: 'Swap Anyway', warning: 'Price Impact High', confirmation };
}

/** How many of the tiers 1, 3, 5, 10, 15% the impact reaches: 0 (none) to 5. */
export function impactTier(impact: Fraction): 0 | 1 | 2 | 3 | 4 | 5 {
  return impactTiersBps.filter((tier) => reaches(impact, tier)).length as 0 | 1 | 2 | 3 | 4 | 5;
}

function isAbove(impact: Fraction, bps: bigint): boolean {
  return compare(impact, fraction(bps, 10_000n)) > 0;
}

function reaches(impact: Fraction, bps: bigint): boolean {
  return compare(impact, fraction(bps, 10_000n)) >= 0;
}
