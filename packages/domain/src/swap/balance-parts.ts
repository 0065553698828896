import { typeableAmount } from '../shared/amount';

/** The parts of a balance beside MAX, in percent. */
const percents = [25, 50, 75] as const;

/** Quarters of what MAX would type, rounded down; of so little that one of them is nothing there are none. */
export function balanceParts(
  most: bigint,
  decimals: number,
): readonly { readonly percent: number; readonly amount: bigint }[] {
  const parts = percents.map((percent) => ({
    percent,
    amount: typeableAmount((most * BigInt(percent)) / 100n, decimals),
  }));
  return parts.every(({ amount }) => amount > 0n) ? parts : [];
}
