import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { ApiError } from './api-error';
import { isPublicAddress } from './is-public-address';
import { publicNames, type ResolveHost, systemNames } from './resolve-host';

const mostRedirects = 3;
const defaultTimeoutMs = 10_000;
const askNames = publicNames();

/** How far this server may reach. */
export interface RemoteRules {
  /** A local stack may ask its own machine and speak http; a public server never. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs?: number;
  readonly resolveHost?: ResolveHost;
  /** Which addresses may be asked; without it the public ones, or all where private ones are allowed. */
  readonly isReachable?: (address: string) => boolean;
}

/** What is fetched. */
export interface RemoteThing {
  /** What it is called in words, and before the codes of errors. */
  readonly noun: string;
  readonly code: string;
  readonly accept: string;
  readonly maximumBytes: number;
}

/** Why a thing of another host is not given, with its code before each. */
export const fetchRefusals = (code: string): Readonly<Record<string, number>> => ({
  [`${code}_FORBIDDEN`]: 403,
  [`${code}_TOO_LARGE`]: 413,
  [`${code}_UNREACHABLE`]: 502,
  [`${code}_TOO_MANY_REDIRECTS`]: 502,
  [`${code}_TIMEOUT`]: 504,
  BUSY: 503,
});

/**
 * Fetches bytes from a public https host, for pages whose policy forbids it. A name is resolved once and the
 * connection goes to the address that was checked; each of at most 3 redirects is checked again; nothing of the visitor is
 * passed on. Throws ApiError: 400 for what is no URL, 403 for a place that is not public, 413 for too many bytes, 502 for no
 * answer, 504 after 10 s in all.
 */
export async function fetchPublic(text: string, thing: RemoteThing, rules: RemoteRules): Promise<Buffer> {
  const deadline = AbortSignal.timeout(rules.timeoutMs ?? defaultTimeoutMs);
  try {
    let url = checkedUrl(text, thing, rules);
    for (let redirects = 0; ; redirects++) {
      const response = await open(url, thing, rules, deadline);
      const location = redirectOf(response);
      if (location === undefined) return await body(response, thing);
      response.destroy();
      if (redirects === mostRedirects) {
        throw new ApiError(502, `${thing.code}_TOO_MANY_REDIRECTS`, `The ${thing.noun} is redirected too often.`);
      }
      url = checkedUrl(URL.canParse(location, url.href) ? new URL(location, url.href).href : '', thing, rules);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (deadline.aborted) throw new ApiError(504, `${thing.code}_TIMEOUT`, `The ${thing.noun} took too long.`);
    throw new ApiError(502, `${thing.code}_UNREACHABLE`, `The ${thing.noun} could not be fetched.`);
  }
}

function checkedUrl(text: string, thing: RemoteThing, rules: RemoteRules): URL {
  if (!URL.canParse(text)) throw new ApiError(400, 'BAD_URL', `The address of the ${thing.noun} is no URL.`);
  const url = new URL(text);
  const { allowsPrivate } = rules;
  const protocols = allowsPrivate ? ['https:', 'http:'] : ['https:'];
  if (!protocols.includes(url.protocol)) throw forbidden(thing, `A ${thing.noun} is fetched by https only.`);
  if (url.username !== '' || url.password !== '') throw forbidden(thing, 'The address must not carry a password.');
  if (!allowsPrivate && url.port !== '') throw forbidden(thing, 'Only the usual port is asked.');
  // The URL parser has turned every spelling of an IPv4 address (octal, hex, one number) into the dotted one.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = host !== url.hostname || /^[\d.]+$/.test(host);
  if (isLiteral && !mayReach(rules, host)) throw forbidden(thing, 'The host is not public.');
  return url;
}

function mayReach({ allowsPrivate, isReachable }: RemoteRules, address: string): boolean {
  return isReachable ? isReachable(address) : allowsPrivate || isPublicAddress(address);
}

function forbidden({ code }: RemoteThing, message: string): ApiError {
  return new ApiError(403, `${code}_FORBIDDEN`, message);
}

function open(url: URL, thing: RemoteThing, rules: RemoteRules, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(
      url,
      {
        signal,
        lookup: pinnedLookup(thing, rules, signal),
        agent: false,
        headers: { accept: thing.accept, 'accept-encoding': 'identity', 'user-agent': 'besc-swap' },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/** Resolves a name, refuses it when any of its addresses is not public, and hands the checked addresses to the socket. */
function pinnedLookup(thing: RemoteThing, rules: RemoteRules, signal: AbortSignal): LookupFunction {
  const { resolveHost = rules.allowsPrivate ? systemNames : askNames } = rules;
  return (host, options, callback) => {
    resolveHost(host, signal).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(new Error('The host has no address'), '', 4);
        else if (!addresses.every(({ address }) => mayReach(rules, address))) {
          callback(forbidden(thing, 'The host is not public.'), '', 4);
        } else if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

function redirectOf(response: IncomingMessage): string | undefined {
  const { statusCode = 0, headers } = response;
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined;
}

async function body(response: IncomingMessage, thing: RemoteThing): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw new ApiError(
      502,
      `${thing.code}_UNREACHABLE`,
      `The place of the ${thing.noun} answered with HTTP ${statusCode}.`,
    );
  }
  if (Number(headers['content-length'] ?? 0) > thing.maximumBytes) {
    response.destroy();
    throw tooLarge(thing);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    // Leaving the loop ends the connection.
    if (size > thing.maximumBytes) throw tooLarge(thing);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function tooLarge({ code, noun, maximumBytes }: RemoteThing): ApiError {
  return new ApiError(413, `${code}_TOO_LARGE`, `A ${noun} may have at most ${maximumBytes} bytes.`);
}
