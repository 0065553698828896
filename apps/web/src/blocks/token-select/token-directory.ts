import type { Address, Token } from '@besc/domain/shared/token';
import type { TokenList } from '@besc/wire/tokens/token-list';

/** Where a token of the directory comes from; a list's name is shown as 'via {list name}'. */
type TokenSource = { kind: 'built-in' } | { kind: 'list'; listName: string } | { kind: 'imported' };

/** All tokens that can be chosen without a warning, by address, in the order they are shown. */
export interface TokenDirectory {
  tokens: readonly Token[];
  byAddress: ReadonlyMap<Address, Token>;
  sourceOf(address: Address): TokenSource | undefined;
  /** Tokens nobody may imitate: those of the settings and of the default lists. */
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

/**
 * Joins the deployment's own tokens, the active lists and the tokens imported in this session. The first to name an
 * address wins, so a list or an import can never overwrite the symbol or decimals of a token that is already known.
 */
export function tokenDirectory(options: {
  chainId: number;
  builtIn: readonly Token[];
  lists: readonly TokenList[];
  imported: readonly Token[];
}): TokenDirectory {
  const { chainId, builtIn, lists, imported } = options;
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
    // A list may add what the settings do not carry (logo, tags, link), never what money depends on.
    if (sources.get(token.address)?.kind !== 'built-in') return;
    const { symbol, name, decimals } = known;
    if (token.decimals !== decimals) return;
    byAddress.set(token.address, { ...token, symbol, name, decimals });
    sources.set(token.address, source);
  };
  for (const token of builtIn) put(token, { kind: 'built-in' });
  for (const list of lists)
    for (const entry of list.tokens) put(listToken(entry), { kind: 'list', listName: list.name });
  const trusted = [...byAddress.values()];
  for (const token of imported) put(token, { kind: 'imported' });
  return { tokens: [...byAddress.values()], byAddress, trusted, sourceOf: (address) => sources.get(address) };
}
