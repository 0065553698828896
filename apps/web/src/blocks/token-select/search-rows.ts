import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { searchChoice, showsNativeCoin } from '@besc/domain/tokens/search-choice';
import { searchTokens } from '@besc/domain/tokens/search-tokens';

/** One line of the picker. `import` is a token found on the chain that no list knows. */
export type SearchRow =
  | { readonly kind: 'currency'; readonly currency: Currency }
  | { readonly kind: 'import'; readonly currency: Token };

interface Search {
  readonly chainId: number;
  readonly tokens: readonly Token[];
  readonly query: string;
  /** What the chain says is at the searched address, when no list knows it. */
  readonly unlisted: Token | undefined;
}

/** The lines for a search text: the native coin first where the rule shows it, then the tokens that match. */
export function searchRows({ chainId, tokens, query, unlisted }: Search): readonly SearchRow[] {
  const rows: SearchRow[] = showsNativeCoin(query) ? [{ kind: 'currency', currency: nativeCoin(chainId) }] : [];
  for (const currency of searchTokens(tokens, query)) rows.push({ kind: 'currency', currency });
  const isAtSearchedAddress = unlisted?.address.toLowerCase() === query.trim().toLowerCase();
  if (rows.length === 0 && unlisted !== undefined && isAtSearchedAddress) {
    rows.push({ kind: 'import', currency: unlisted });
  }
  return rows;
}

/** The line that Enter picks while none is marked: by the documents' rule, or the only one there is. */
export function enterRow(search: Search): SearchRow | undefined {
  const choice = searchChoice(search.query, searchTokens(search.tokens, search.query));
  if (choice.kind === 'native') return { kind: 'currency', currency: nativeCoin(search.chainId) };
  if (choice.kind === 'token') return { kind: 'currency', currency: choice.token };
  const [only] = searchRows(search);
  return only?.kind === 'import' ? only : undefined;
}
