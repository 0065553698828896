import type { Hex } from '../shared/hex';
import type { PricingRules } from './pricing-rules';

/** The tokens of the pairs that may price these tokens and the native coin: each of them, and each trusted one, with each trusted one. */
export function pricingPairs<Id extends Hex>(
  tokens: readonly Id[],
  { whitelist }: PricingRules<Id>,
): readonly (readonly [Id, Id])[] {
  const all = [...new Set([...tokens, ...whitelist])];
  return all.flatMap((one) => whitelist.flatMap((other) => (one === other ? [] : [[one, other] as const])));
}
