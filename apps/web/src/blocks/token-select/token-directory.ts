import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { TokenList } from '@besc/wire/tokens/token-list';

/** A token list with where it is from. Default lists are the deployment's own and are trusted; others are a person's choice. */
export interface DirectoryList {
  readonly url: string;
  readonly list: TokenList;
  readonly isDefault: boolean;
  /** False where it could not be refreshed, so that this is its last good version. */
  readonly isCurrent: boolean;
}

/** Where a token comes from; a list's name is shown as 'via {list name}'. */
type TokenSource =
  | { kind: 'built-in' }
  | ({ kind: 'list'; listName: string; listUrl: string } & Pick<DirectoryList, 'isDefault' | 'isCurrent'>)
  | { kind: 'imported' };

/** All tokens that can be chosen without a warning, by address, in the order they are shown. */
export interface TokenDirectory {
  tokens: readonly Token[];
  byAddress: ReadonlyMap<Address, Token>;
  /** Also for tokens that cannot be chosen yet because their list is not in use. */
  sourceOf(address: Address): TokenSource | undefined;
  /** The same for what can ask for the first of them only: trusted ones, what the person imported, the other lists. */
  byTrust: readonly Token[];
  /** Tokens that must not be imitated: those of the settings and of the default lists. */
  trusted: readonly Token[];
}

function listToken(entry: TokenList['tokens'][number]): Token {
  const projectLink = entry.extensions?.projectLink;
  return {
    kind: 'token',
    chainId: entry.chainId,
    address: entry.address,
    decimals: entry.decimals,
    symbol: entry.symbol,
    name: entry.name,
    ...(entry.logoURI === undefined ? {} : { logoURI: entry.logoURI }),
    ...(entry.tags === undefined ? {} : { tags: entry.tags }),
    ...(typeof projectLink === 'string' ? { projectLink } : {}),
  };
}

function sourceIn({ url, list, isDefault, isCurrent }: DirectoryList): TokenSource {
  return { kind: 'list', listName: list.name, listUrl: url, isDefault, isCurrent };
}

/**
 * Joins the deployment's own tokens, the lists in use and the tokens a person imported. Default lists come before others;
 * the first to name an address wins, so a list or an import can never overwrite the symbol or decimals of a token that is
 * already known.
 */
export function tokenDirectory(options: {
  chainId: number;
  builtIn: readonly Token[];
  lists: readonly DirectoryList[];
  imported: readonly Token[];
  /** Lists that are kept but not in use: they tell where a token is from, nothing more. */
  unused?: readonly DirectoryList[];
}): TokenDirectory {
  const { chainId, builtIn, lists, imported, unused = [] } = options;
  const byAddress = new Map<Address, Token>();
  const sources = new Map<Address, TokenSource>();
  const put = (token: Token, source: TokenSource) => {
    if (token.chainId !== chainId) return;
    const known = byAddress.get(token.address);
    if (known === undefined) {
      byAddress.set(token.address, token);
      sources.set(token.address, source);
      return;
    }
    // A default list may add what the settings do not carry (logo, tags, link), never what money depends on.
    if (sources.get(token.address)?.kind !== 'built-in' || source.kind !== 'list' || !source.isDefault) return;
    const { symbol, name, decimals } = known;
    if (token.decimals !== decimals) return;
    byAddress.set(token.address, { ...token, symbol, name, decimals });
    sources.set(token.address, source);
  };
  const putList = (from: DirectoryList) => {
    for (const entry of from.list.tokens) put(listToken(entry), sourceIn(from));
  };
  for (const token of builtIn) put(token, { kind: 'built-in' });
  for (const list of lists) if (list.isDefault) putList(list);
  const trusted = [...byAddress.values()];
  for (const list of lists) if (!list.isDefault) putList(list);
  for (const token of imported) put(token, { kind: 'imported' });
  const tokens = [...byAddress.values()];
  const taken = imported.flatMap(({ address }) => byAddress.get(address) ?? []);
  const byTrust = [...new Set([...trusted, ...taken, ...tokens])];
  for (const from of unused) {
    for (const { address, chainId: listed } of from.list.tokens) {
      const known = sources.get(address);
      const isOwn = known?.kind === 'built-in' && from.isDefault;
      if (listed !== chainId || (known !== undefined && !isOwn)) continue;
      sources.set(address, sourceIn(from));
    }
  }
  return { tokens, byAddress, byTrust, trusted, sourceOf: (address) => sources.get(address) };
}
