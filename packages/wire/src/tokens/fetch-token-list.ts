import { FetchError } from '../shared/fetch-error';
import { defaultTimeoutMs, fetchText } from '../shared/fetch-text';
import { joinUrl } from '../shared/join-url';
import { parseJson } from '../shared/parse-json';
import { ListFetchError, type ListFetchReason } from './list-fetch-error';
import { type ListRoutes, listSources } from './list-sources';
import { maximumListBytes, parseTokenList, type TokenList, TokenListError } from './token-list';

/** Longest wait for a content gateway, and for one of several places: one that hangs must not hold up the next. */
const gatewayTimeoutMs = 10_000;

/** One list to fetch. */
export interface TokenListRequest {
  /** An http(s), ipfs or ipns URL, a path on the own host, or a name of the name service with an optional path. */
  readonly location: string;
  readonly routes: ListRoutes;
  /** The `ipfs://…` or `ipns://…` a name stands for. Its errors are told as they are. */
  readonly resolveName: (name: string) => Promise<string>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Fetches a list from the first place that gives a valid one. Throws TokenListError when a place answered with something
 * that is no valid list, else ListFetchError ('Failed to download list {location}'), or what `resolveName` throws.
 */
export async function fetchTokenList(request: TokenListRequest): Promise<TokenList> {
  const { location, routes, signal } = request;
  const place = await resolved(request);
  const sources = listSources(place, routes);
  const isAtGateway = /^ip[fn]s:/i.test(place);
  const timeoutMs = request.timeoutMs ?? (isAtGateway || sources.length > 1 ? gatewayTimeoutMs : defaultTimeoutMs);
  let invalid: TokenListError | undefined;
  let failure: unknown;
  for (const url of sources) {
    try {
      return parseTokenList(
        parseJson(await fetchText({ url, maximumBytes: maximumListBytes, timeoutMs, ...(signal ? { signal } : {}) })),
      );
    } catch (error) {
      if (signal?.aborted) throw error;
      if (error instanceof TokenListError) invalid ??= error;
      failure = error;
    }
  }
  if (invalid !== undefined) throw invalid;
  throw new ListFetchError('LIST_DOWNLOAD', `Failed to download list ${location}`, {
    reason: sources.length === 0 ? 'no-gateway' : reasonOf(failure),
    cause: failure,
  });
}

async function resolved({ location, resolveName }: TokenListRequest): Promise<string> {
  const name = /^([^/:]+\.[^/:]+)(\/.*)?$/.exec(location);
  if (name === null) return location;
  const uri = await resolveName(name[1]?.toLowerCase() ?? '');
  return joinUrl(uri, name[2] ?? '');
}

function reasonOf(error: unknown): ListFetchReason {
  if (!(error instanceof FetchError)) return 'unknown';
  if (error.code === 'ANSWER_TOO_LARGE' || error.status === 413) return 'too-large';
  if (error.code === 'REQUEST_TIMEOUT' || error.status === 504) return 'timeout';
  if (error.code === 'ANSWER_NOT_JSON' || error.status === 415) return 'not-json';
  if (error.status === 403) return 'refused';
  return 'unreachable';
}
