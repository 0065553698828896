import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { readAllowance } from '../shared/reads/read-allowance';

/** How much of one token one spender may move, smallest units. */
export interface Allowance {
  readonly token: Address;
  readonly spender: Address;
  readonly amount: bigint;
}

/**
 * Every allowance above nothing that an owner has given these spenders, in one aggregate. `isUnread`: some could not be read. Rejects
 * with ReadError when none could.
 */
export async function readAllowances(options: {
  readonly reader: BatchReader;
  readonly owner: Address;
  readonly tokens: readonly Address[];
  readonly spenders: readonly Address[];
}): Promise<{ readonly allowances: readonly Allowance[]; readonly isUnread: boolean }> {
  const { reader, owner, tokens, spenders } = options;
  const asked = tokens.flatMap((token) => spenders.map((spender) => ({ token, spender })));
  const read = await Promise.allSettled(asked.map((one) => readAllowance({ reader, owner, ...one })));
  const failures = read.filter(({ status }) => status === 'rejected');
  const [failure] = failures;
  if (failure?.status === 'rejected' && failures.length === read.length) throw failure.reason;
  return {
    allowances: asked.flatMap((one, at) => {
      const result = read[at];
      return result?.status === 'fulfilled' && result.value > 0n ? [{ ...one, amount: result.value }] : [];
    }),
    isUnread: failures.length > 0,
  };
}
