import type { AmountMeaning, AmountPlace } from '@besc/domain/shared/amount';
import type { MessageAmount } from './message';

/** An amount in the smallest unit for a message, with all its digits; shown as in a summary unless a place is given. */
export function messageAmount(
  amount: bigint,
  { decimals }: { readonly decimals: number },
  meaning: AmountMeaning,
  place?: AmountPlace,
): MessageAmount {
  return { value: String(amount), decimals, meaning, ...(place && { place }) };
}
