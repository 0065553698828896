import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { maximumListBytes } from '@besc/wire/tokens/token-list';
import { ApiError } from '../shared/api-error';
import { isPublicAddress } from './is-public-address';

const mostRedirects = 3;
const defaultTimeoutMs = 10_000;

/** Every address of a host name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

/** How far this server may reach. */
export interface RemoteRules {
  /** A local stack may ask its own machine and speak http; a public server never. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs?: number;
  readonly resolveHost?: ResolveHost;
}

/**
 * Fetches the JSON text of a token list from a public https host, for pages whose policy lets them ask nobody. A name is
 * resolved once and the connection goes to the address that was checked; each of at most 3 redirects is checked anew;
 * nothing of the visitor is passed on. Throws ApiError: 403 for a place that is not public, 413 over 2 MB, 415 for what is
 * no JSON, 502 for no answer, 504 after 10 s in all.
 */
export async function fetchRemoteList(text: string, rules: RemoteRules): Promise<string> {
  const deadline = AbortSignal.timeout(rules.timeoutMs ?? defaultTimeoutMs);
  try {
    let url = checkedUrl(text, rules);
    for (let redirects = 0; ; redirects++) {
      const response = await open(url, rules, deadline);
      const location = redirectOf(response);
      if (location === undefined) return json(await body(response));
      response.destroy();
      if (redirects === mostRedirects)
        throw new ApiError(502, 'TOO_MANY_REDIRECTS', 'The list is redirected too often.');
      url = checkedUrl(URL.canParse(location, url.href) ? new URL(location, url.href).href : '', rules);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (deadline.aborted) throw new ApiError(504, 'LIST_TIMEOUT', 'The list took too long.');
    throw new ApiError(502, 'LIST_UNREACHABLE', 'The list could not be fetched.');
  }
}

function checkedUrl(text: string, { allowsPrivate }: RemoteRules): URL {
  if (!URL.canParse(text)) throw new ApiError(400, 'BAD_URL', 'The address of the list is no URL.');
  const url = new URL(text);
  const protocols = allowsPrivate ? ['https:', 'http:'] : ['https:'];
  if (!protocols.includes(url.protocol)) throw forbidden('Lists are fetched by https only.');
  if (url.username !== '' || url.password !== '') throw forbidden('The address must not carry a password.');
  if (!allowsPrivate && url.port !== '') throw forbidden('Only the usual port is asked.');
  // The URL parser has turned every spelling of an IPv4 address (octal, hex, one number) into the dotted one.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = host !== url.hostname || /^[\d.]+$/.test(host);
  if (isLiteral && !allowsPrivate && !isPublicAddress(host)) throw forbidden('The host is not public.');
  return url;
}

function forbidden(message: string): ApiError {
  return new ApiError(403, 'LIST_FORBIDDEN', message);
}

function open(url: URL, rules: RemoteRules, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(
      url,
      {
        signal,
        lookup: pinnedLookup(rules),
        agent: false,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'besc-lists' },
      },
      resolve,
    )
      .once('error', reject)
      .end();
  });
}

/** Resolves a name, refuses it when any of its addresses is not public, and hands the checked addresses to the socket. */
function pinnedLookup({ allowsPrivate, resolveHost = resolveBySystem }: RemoteRules): LookupFunction {
  return (host, options, callback) => {
    resolveHost(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(new Error('The host has no address'), '', 4);
        else if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(forbidden('The host is not public.'), '', 4);
        } else if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

const resolveBySystem: ResolveHost = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

function redirectOf(response: IncomingMessage): string | undefined {
  const { statusCode = 0, headers } = response;
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined;
}

async function body(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw new ApiError(502, 'LIST_UNREACHABLE', `The place of the list answered with HTTP ${statusCode}.`);
  }
  if (Number(headers['content-length'] ?? 0) > maximumListBytes) {
    response.destroy();
    throw tooLarge();
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    // Leaving the loop ends the connection.
    if (size > maximumListBytes) throw tooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

function tooLarge(): ApiError {
  return new ApiError(413, 'LIST_TOO_LARGE', `A list may have at most ${maximumListBytes} bytes.`);
}

/** Only an object of JSON leaves, written anew: this server is no way to fetch anything else. */
function json(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  } catch {
    // Said below.
  }
  throw new ApiError(415, 'LIST_NOT_JSON', 'The answer is not the JSON of a list.');
}
