import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { everyPage } from '../shared/every-page';
import { type EarnedPage, fetchEarned } from './fetch-earned';

/** All accounts that have earned a campaign by a block, and the hash that the index has of that block. */
export interface EarnedList {
  readonly accounts: readonly Address[];
  readonly blockHash: Hex;
}

/** The whole list of `fetchEarned`; undefined where the index cannot tell. Throws FetchError. */
export async function fetchEarnedList(
  request: Omit<Parameters<typeof fetchEarned>[0], 'after'>,
): Promise<EarnedList | undefined> {
  const first = await fetchEarned(request);
  if (first === undefined) return undefined;
  const accounts: Address[] = [];
  const pageAfter = async (after: string | undefined): Promise<EarnedPage> =>
    after === undefined ? first : ((await fetchEarned({ ...request, after })) ?? first);
  const { blockHash } = await everyPage(pageAfter, (account) => accounts.push(account));
  return { accounts, blockHash };
}
