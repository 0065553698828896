import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { cleanText } from '@besc/domain/shared/clean-text';
import { unknownName, unknownSymbol } from '@besc/domain/tokens/token-texts';
import * as z from 'zod/mini';
import { contractAddressSchema } from '../shared/address-schema';
import { firstIssue } from '../shared/first-issue';

/** Most tokens one list may hold (the public token-list schema's own cap). */
export const maximumListTokens = 10_000;

/** Most bytes one list file may have: as many tokens as may be, each with a picture, written with spaces, are three quarters of it. */
export const maximumListBytes = 4_000_000;

function identifier(maximumLength: number) {
  return z
    .string()
    .check(
      z.regex(/^\w+$/, 'must be letters, digits and underscores'),
      z.maxLength(maximumLength, `is longer than ${maximumLength} characters`),
    );
}

function words(pattern: RegExp, maximumLength: number) {
  return z
    .string('must be a text')
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(maximumLength, `is longer than ${maximumLength} characters`),
      z.regex(pattern, 'contains characters that are not allowed'),
    );
}

/** Text that is shown: cleaned of control and invisible characters; when nothing is left, the documents' fallback. */
function shownText(pattern: RegExp, maximumLength: number, fallback: string) {
  return z.pipe(
    z.string('must be a text').check(
      // Characters, not the halves that those beyond the basic plane are stored in.
      z.refine(
        (text) => text.length <= 2 * maximumLength && [...text].length <= maximumLength,
        `is longer than ${maximumLength} characters`,
      ),
      z.refine((text) => text === '' || pattern.test(text), 'contains characters that are not allowed'),
    ),
    z.transform((text: string) => cleanText(text) || fallback),
  );
}

/** A logo location: any URI is valid by the schema, but only schemes an image can safely come from are kept. */
const logoUriSchema = z.pipe(
  z
    .string('must be a URI')
    .check(z.refine((text) => /^[\x21-\x7e]+$/.test(text) && URL.canParse(text), 'must be a URI')),
  z.transform((text: string) => (/^(?:https?|ipfs|ipns):\/\//i.test(text) ? text : undefined)),
);

const versionPart = z.int('must be a whole number').check(z.minimum(0, 'must not be negative'));

function extensionMap<Value extends z.core.$ZodType>(value: Value) {
  return z
    .record(identifier(40), value)
    .check(z.refine((map) => Object.keys(map).length <= 10, 'has more than 10 properties'));
}

const extensionPrimitive = z.union([
  z.string().check(z.minLength(1), z.maxLength(42)),
  z.boolean(),
  z.number(),
  z.null(),
]);

/** An address of a chain that is not of Ethereum's kind, in base58: lists of several chains hold them. */
const foreignAddress = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

const entryAddressSchema = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    if (typeof value === 'string' && foreignAddress.test(value)) return value;
    const result = z.safeParse(contractAddressSchema, value);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) context.issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  }),
);

const entrySchema = z.strictObject({
  chainId: z.int('must be a whole number').check(z.minimum(1, 'must be at least 1')),
  address: entryAddressSchema,
  decimals: z.int('must be a whole number').check(z.minimum(0, 'must be 0 to 255'), z.maximum(255, 'must be 0 to 255')),
  name: shownText(/^[ \S]+$/, 60, unknownName),
  // The public schema allows no space here, the lists of peers have them.
  symbol: shownText(/^[ \S]+$/, 20, unknownSymbol),
  logoURI: z.optional(logoUriSchema),
  tags: z.optional(z.array(identifier(10), 'must be a list').check(z.maxLength(10, 'has more than 10 entries'))),
  extensions: z.optional(
    extensionMap(
      z.union([extensionPrimitive, extensionMap(z.union([extensionPrimitive, extensionMap(extensionPrimitive)]))]),
    ),
  ),
});

/**
 * A token list as the public token-list schema defines it (name, version, timestamp, 1 to 10 000 tokens, optional logo,
 * keywords and tags). Addresses come out in EIP-55 spelling, names and symbols cleaned. Does not look for duplicates.
 */
const tokenListSchema = z.object({
  name: words(/^[\w ]+$/, 30),
  timestamp: z.string('must be a date').check(z.refine(isDateTime, 'must be an ISO date with time')),
  version: z.strictObject({ major: versionPart, minor: versionPart, patch: versionPart }),
  tokens: z
    .array(entrySchema, 'must be a list')
    .check(
      z.minLength(1, 'must hold at least one token'),
      z.maxLength(maximumListTokens, `has more than ${maximumListTokens} entries`),
    ),
  keywords: z.optional(
    z.array(words(/^[\w ]+$/, 20), 'must be a list').check(
      z.maxLength(20, 'has more than 20 entries'),
      z.refine((keywords) => new Set(keywords).size === keywords.length, 'names a keyword twice'),
    ),
  ),
  tags: z.optional(
    z
      .record(identifier(10), z.strictObject({ name: words(/^[ \w]+$/, 20), description: words(/^[ \w.,:]+$/, 200) }))
      .check(z.refine((tags) => Object.keys(tags).length <= 20, 'has more than 20 properties')),
  ),
  logoURI: z.optional(logoUriSchema),
});

type ParsedList = z.infer<typeof tokenListSchema>;

/** One token of a list. */
export type TokenListEntry = ParsedList['tokens'][number] & { readonly address: Address };

/** A valid token list; `logoURI` is undefined where the given one cannot be shown safely. */
export type TokenList = Omit<ParsedList, 'tokens'> & { readonly tokens: readonly TokenListEntry[] };

/** A token list is refused: `TOKEN_LIST_INVALID` (not of the schema's shape) or `TOKEN_LIST_DUPLICATE`. */
export class TokenListError extends Error {
  readonly code: 'TOKEN_LIST_INVALID' | 'TOKEN_LIST_DUPLICATE';

  constructor(code: TokenListError['code'], message: string) {
    super(message);
    this.name = 'TokenListError';
    this.code = code;
  }
}

/**
 * Reads a token list from parsed JSON. Throws TokenListError: 'Token list failed validation: …' names the first place
 * that is wrong (LIST-40), 'Duplicate tokens.' tells of two entries with one chain id and address (LIST-41). Tokens of chains
 * whose addresses are not 0x and 40 hex digits are valid and left out.
 */
export function parseTokenList(json: unknown): TokenList {
  tooManyTokens(json);
  const result = z.safeParse(tokenListSchema, json);
  if (!result.success) {
    const { field, problem } = firstIssue(result.error);
    throw new TokenListError('TOKEN_LIST_INVALID', `Token list failed validation: ${field || 'the list'} ${problem}`);
  }
  const seen = new Set<string>();
  for (const { chainId, address } of result.data.tokens) seen.add(`${chainId}:${address}`);
  if (seen.size !== result.data.tokens.length) throw new TokenListError('TOKEN_LIST_DUPLICATE', 'Duplicate tokens.');
  return { ...result.data, tokens: result.data.tokens.filter(isReachable) };
}

/** An entry of this shape came out of `contractAddressSchema`, so its address is an `Address`. */
function isReachable(entry: ParsedList['tokens'][number]): entry is TokenListEntry {
  return isAddressShape(entry.address);
}

/** Refuses an oversized list before any of its entries is looked at, so that its size costs nothing. */
function tooManyTokens(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('tokens' in json) || !Array.isArray(json.tokens)) return;
  if (json.tokens.length <= maximumListTokens) return;
  throw new TokenListError(
    'TOKEN_LIST_INVALID',
    `Token list failed validation: tokens has more than ${maximumListTokens} entries`,
  );
}

function isDateTime(text: string): boolean {
  const shape = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:?\d{2})$/;
  return shape.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T')));
}
