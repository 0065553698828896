import type { Address } from '@besc/domain/shared/address';
import { fetchJson } from '../shared/fetch-json';
import { joinUrl } from '../shared/join-url';
import { userSchema } from './user-schema';

/** The name of an account; an empty text when it has none, and on any failure (PROF-35). */
export async function fetchUsername(options: { readonly url: string; readonly account: Address }): Promise<string> {
  try {
    const url = joinUrl(options.url, `/api/users/${options.account.toLowerCase()}`);
    return (await fetchJson({ url, schema: userSchema })).username;
  } catch {
    return '';
  }
}
