import type { Address } from '@besc/domain/shared/address';
import { readUrl } from '../shared/api-read';
import { fetchJson } from '../shared/fetch-json';
import { type UserFace, usersRead } from './user-reads';

/** Names and pictures of at most `maximumUsers` accounts, in their order. Throws FetchError. */
export async function fetchUsers(options: {
  /** Where the API is (`settings.api.url`). */
  readonly url: string;
  readonly accounts: readonly Address[];
  readonly signal?: AbortSignal;
}): Promise<readonly UserFace[]> {
  const { url, accounts, signal } = options;
  const address = readUrl(url, usersRead, { addresses: accounts.join() });
  return (await fetchJson({ url: address, schema: usersRead.answer, ...(signal && { signal }) })).data;
}
