import { fetchJson } from '../shared/fetch-json';
import { joinUrl } from '../shared/join-url';
import { freeNameSchema } from './user-reads';

/** Resolves when the name is free and allowed. Throws FetchError, whose `refusal` says why not. */
export async function fetchFreeName(options: {
  readonly url: string;
  readonly name: string;
  readonly signal?: AbortSignal;
}): Promise<void> {
  const { url, name, signal } = options;
  const address = joinUrl(url, `/api/users/valid/${encodeURIComponent(name)}`);
  await fetchJson({ url: address, schema: freeNameSchema, ...(signal && { signal }) });
}
