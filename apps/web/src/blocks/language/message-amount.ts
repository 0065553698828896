import type { AmountMeaning } from '@besc/domain/shared/amount';
import type { MessageAmount } from './message';

/** An amount in the smallest unit for a message, with all its digits. */
export function messageAmount(
  amount: bigint,
  { decimals }: { readonly decimals: number },
  meaning: AmountMeaning,
): MessageAmount {
  return { value: String(amount), decimals, meaning };
}
