import { amountText } from '@besc/wire/settings/amount-text';
import { formatEther, parseEther } from 'viem';
import * as z from 'zod/mini';

/** An amount of a plan with 18 decimals that is at least and at most so many wei. */
export function amountBetween(least: bigint, most: bigint) {
  const isWithin = (amount: string) => parseEther(amount) >= least && parseEther(amount) <= most;
  const problem = `must be at least ${formatEther(least)} and at most ${formatEther(most)}`;
  return z.pipe(amountText, z.string().check(z.refine(isWithin, problem)));
}
