import { ListFetchError } from '@besc/wire/tokens/list-fetch-error';
import { listSources } from '@besc/wire/tokens/list-sources';
import { ApiError } from './api-error';
import { fetchPublic, type RemoteRules, type RemoteThing } from './fetch-public';

const longestUri = 2048;

/** Where content comes from. */
export interface ContentPlaces {
  readonly rules: RemoteRules;
  /** Bases of gateways to content by its hash, in the order to try. */
  readonly gateways: readonly string[];
}

/**
 * What lies at an https, ipfs or ipns address, from the first of its places that gives what `read` takes. Throws ApiError:
 * 400 for an address of another kind (`requireContentUri`), else as `fetchPublic` and `read`: what one gateway
 * says does not last where another could not be asked.
 */
export async function fetchContent<Content>(
  uri: string,
  thing: RemoteThing,
  { rules, gateways }: ContentPlaces,
  read: (bytes: Buffer) => Content | Promise<Content>,
): Promise<Content> {
  const failures: unknown[] = [];
  for (const source of sourcesOf(uri, { rules, gateways })) {
    try {
      return await read(await fetchPublic(source, thing, rules));
    } catch (error) {
      failures.push(error);
    }
  }
  const last = failures.at(-1) ?? new ApiError(502, `${thing.code}_UNREACHABLE`, 'No gateway is set up for it.');
  const isSure = !/^ip[fn]s:/i.test(uri) || failures.every(isLasting);
  if (isSure || !(last instanceof ApiError)) throw last;
  throw new ApiError(last.status, last.code, last.message, { ...last.extra, isPassing: true });
}

/** Whether a refusal is about the thing itself, and not about how it could be had at this moment. */
export function isLasting(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status < 500 && !failure.extra.isPassing;
}

/** Throws ApiError 400 for an address of another kind than https, ipfs and ipns. */
export function requireContentUri(uri: string, { noun }: Pick<RemoteThing, 'noun'>): void {
  const isWeb = /^https?:\/\//i.test(uri);
  // The path of content becomes a path on a gateway, where it must not lead anywhere else.
  const isContent = /^ip[fn]s:\/\/[\w.-]+(?:\/[\w.%~+@()-]+)*$/i.test(uri);
  const leadsUp = /\/\.{1,2}(?:\/|$)/.test(uri.replace(/%2e/gi, '.'));
  if (uri.length <= longestUri && (isWeb || (isContent && !leadsUp))) return;
  throw new ApiError(400, 'BAD_URI', `A ${noun} is named by an https, ipfs or ipns address.`);
}

/** Where the rules allow no http, what has an http address is asked for by https alone. */
function sourcesOf(uri: string, { rules, gateways }: ContentPlaces): readonly string[] {
  try {
    const sources = listSources(uri, { gateways, isDirect: () => true, relay: (url) => url });
    const [first] = sources;
    return rules.allowsPrivate ? sources : sources.filter((url) => url === first || !/^http:/i.test(url));
  } catch (error) {
    if (error instanceof ListFetchError) throw new ApiError(400, 'BAD_URI', error.message);
    throw error;
  }
}
