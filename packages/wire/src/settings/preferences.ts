import { defaultGasSpeed, type GasSpeed, gasSpeeds } from '@besc/domain/settings/gas-speed';
import { migratedTolerances } from '@besc/domain/settings/settings-defaults';
import { cleanText } from '@besc/domain/shared/clean-text';
import type { Address } from '@besc/domain/shared/token';
import * as z from 'zod/mini';
import { contractAddressSchema } from '../shared/address-schema';
import { listLocationSchema } from '../tokens/list-location-schema';

const mostChains = 10;
const mostTokens = 500;
const mostPairs = 500;
const mostWatched = 500;
const mostLists = 50;

/** A token a person imported. Texts are cleaned. */
export interface StoredToken {
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
}

/**
 * The token lists a person keeps, by where they are: in their order, which of them are in use, and which default lists
 * were offered before, so that a removed one does not come back. Undefined: nothing was ever chosen.
 */
export interface StoredLists {
  readonly urls: readonly string[];
  readonly active: readonly string[];
  readonly offered: readonly string[];
}

/** How a list of farms or pools is shown; undefined: by the width of the screen. */
export type ListView = 'table' | 'card';

/**
 * Every choice that survives a visit (000 section 3). Slippage in basis points, deadline in seconds, `timestamp` in
 * milliseconds since 1970. `isDark` undefined: as the system. Addresses in EIP-55 spelling.
 */
export interface Preferences {
  readonly version: 2;
  readonly timestamp: number;
  readonly language: string;
  readonly isDark: boolean | undefined;
  readonly audioPlay: boolean;
  readonly gasPrice: GasSpeed;
  readonly userExpertMode: boolean;
  readonly userExpertModeAcknowledgementShow: boolean;
  readonly userSingleHopOnly: boolean;
  readonly userSlippageTolerance: number;
  /** A stored tolerance was out of range and is the default now; true until somebody was told. */
  readonly slippageWasReset: boolean;
  readonly userDeadline: number;
  readonly userApprovalAmount: 'maximum' | 'exact';
  readonly tokens: Readonly<Record<string, readonly StoredToken[]>>;
  readonly pairs: Readonly<Record<string, readonly (readonly [Address, Address])[]>>;
  readonly lists: StoredLists | undefined;
  readonly isExchangeChartDisplayed: boolean;
  readonly userChartViewMode: 'basic' | 'tradingview';
  readonly userFarmStakedOnly: boolean;
  readonly userPoolStakedOnly: boolean;
  readonly userFarmsViewMode: ListView | undefined;
  readonly userPoolsViewMode: ListView | undefined;
  readonly userPredictionAcceptedRisk: boolean;
  readonly userPredictionChartDisclaimerShow: boolean;
  readonly userUsernameVisibility: boolean;
  readonly watchlistTokens: readonly Address[];
  readonly watchlistPools: readonly Address[];
  readonly showPhishingWarningBanner: boolean;
}

const storedTokenSchema = z.object({
  chainId: z.int().check(z.minimum(1)),
  address: contractAddressSchema,
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
  symbol: z.pipe(
    z.string().check(z.maxLength(64)),
    z.transform((text: string) => cleanText(text) || 'UNKNOWN'),
  ),
  name: z.pipe(
    z.string().check(z.maxLength(128)),
    z.transform((text: string) => cleanText(text) || 'Unknown Token'),
  ),
});

const storedPairSchema = z
  .tuple([contractAddressSchema, contractAddressSchema])
  .check(z.refine(([tokenA, tokenB]) => tokenA !== tokenB));

const languageSchema = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/));

/**
 * Reads stored preferences from parsed JSON. Whatever is missing, unknown, too large or unsafe becomes its default, entry
 * by entry; nothing ever throws. Storage is reachable by others, so no endpoint and no URL is taken from it, but for the
 * places of token lists, which are checked again. Version 1 had no lists; all its fields are read as they were.
 */
export function parsePreferences(json: unknown): Preferences {
  const stored = fieldsOf(json);
  const { slippageBps, deadlineSeconds, isSlippageReset } = migratedTolerances({
    slippageBps: stored.userSlippageTolerance,
    deadlineSeconds: stored.userDeadline,
  });
  const listView = (value: unknown) => oneOf<ListView>(['table', 'card'], value);
  return {
    version: 2,
    timestamp: Number.isSafeInteger(stored.timestamp) && Number(stored.timestamp) >= 0 ? Number(stored.timestamp) : 0,
    language: parsed(languageSchema, stored.language) ?? 'en',
    isDark: typeof stored.isDark === 'boolean' ? stored.isDark : undefined,
    audioPlay: flag(stored.audioPlay, true),
    gasPrice: oneOf(gasSpeeds, stored.gasPrice) ?? defaultGasSpeed,
    userExpertMode: flag(stored.userExpertMode, false),
    userExpertModeAcknowledgementShow: flag(stored.userExpertModeAcknowledgementShow, true),
    userSingleHopOnly: flag(stored.userSingleHopOnly, false),
    userSlippageTolerance: slippageBps,
    slippageWasReset: isSlippageReset || flag(stored.slippageWasReset, false),
    userDeadline: deadlineSeconds,
    userApprovalAmount: oneOf<'maximum' | 'exact'>(['maximum', 'exact'], stored.userApprovalAmount) ?? 'maximum',
    tokens: byChain(stored.tokens, (entries, chainId) =>
      distinct(
        listOf(storedTokenSchema, entries, mostTokens).filter((token) => token.chainId === chainId),
        (token) => token.address,
      ),
    ),
    pairs: byChain(stored.pairs, (entries) =>
      distinct(listOf(storedPairSchema, entries, mostPairs), (pair) => pair.toSorted().join()),
    ),
    lists: storedLists(stored.lists),
    isExchangeChartDisplayed: flag(stored.isExchangeChartDisplayed, true),
    userChartViewMode: oneOf<'basic' | 'tradingview'>(['basic', 'tradingview'], stored.userChartViewMode) ?? 'basic',
    userFarmStakedOnly: flag(stored.userFarmStakedOnly, false),
    userPoolStakedOnly: flag(stored.userPoolStakedOnly, false),
    userFarmsViewMode: listView(stored.userFarmsViewMode),
    userPoolsViewMode: listView(stored.userPoolsViewMode),
    userPredictionAcceptedRisk: flag(stored.userPredictionAcceptedRisk, false),
    userPredictionChartDisclaimerShow: flag(stored.userPredictionChartDisclaimerShow, true),
    userUsernameVisibility: flag(stored.userUsernameVisibility, false),
    watchlistTokens: distinct(listOf(contractAddressSchema, stored.watchlistTokens, mostWatched), String),
    watchlistPools: distinct(listOf(contractAddressSchema, stored.watchlistPools, mostWatched), String),
    showPhishingWarningBanner: flag(stored.showPhishingWarningBanner, true),
  };
}

function storedLists(json: unknown): StoredLists | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const stored = fieldsOf(json);
  const places = (value: unknown) => distinct(listOf(listLocationSchema, value, mostLists), String);
  const urls = places(stored.urls);
  return {
    urls,
    active: places(stored.active).filter((url) => urls.includes(url)),
    offered: places(stored.offered),
  };
}

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : undefined;
}

function listOf<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, most: number): z.output<Schema>[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).flatMap((entry) => {
    const result = z.safeParse(schema, entry);
    return result.success ? [result.data] : [];
  });
}

function byChain<Entry>(
  value: unknown,
  read: (entries: unknown, chainId: number) => readonly Entry[],
): Record<string, readonly Entry[]> {
  const chains: Record<string, readonly Entry[]> = {};
  for (const [key, entries] of Object.entries(fieldsOf(value)).slice(0, mostChains)) {
    if (!/^[1-9]\d{0,15}$/.test(key)) continue;
    const kept = read(entries, Number(key));
    if (kept.length > 0) chains[key] = kept;
  }
  return chains;
}

function distinct<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.map((entry) => [key(entry), entry])).values()];
}
