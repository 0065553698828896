import { isAddressShape } from '@besc/domain/shared/address';
import { addressText } from '@besc/domain/shared/address-text';
import { cleanText } from '@besc/domain/shared/clean-text';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { searchChoice, showsNativeCoin } from '@besc/domain/tokens/search-choice';
import { searchTokens } from '@besc/domain/tokens/search-tokens';
import { parseAddress } from '@besc/wire/shared/parse-address';

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

/** What a search text says without invisible marks, which come along with copied text. */
export function searchText(query: string): string {
  return addressText(cleanText(query));
}

/** The lines for a search text: the native coin first where the rule shows it, then the tokens that match. */
export function searchRows({ chainId, tokens, query, unlisted }: Search): readonly SearchRow[] {
  const text = searchText(query);
  const rows: SearchRow[] = showsNativeCoin(text) ? [{ kind: 'currency', currency: nativeCoin(chainId) }] : [];
  for (const currency of matchingTokens(tokens, text)) rows.push({ kind: 'currency', currency });
  const isAtSearchedAddress = unlisted !== undefined && parseAddress(text) === unlisted.address;
  if (rows.length === 0 && isAtSearchedAddress) {
    rows.push({ kind: 'import', currency: unlisted });
  }
  return rows;
}

/** The line that Enter picks while none is marked: by the documents' rule, or the only one there is. */
export function enterRow(search: Search): SearchRow | undefined {
  const text = searchText(search.query);
  const choice = searchChoice(text, matchingTokens(search.tokens, text));
  if (choice.kind === 'native') return { kind: 'currency', currency: nativeCoin(search.chainId) };
  if (choice.kind === 'token') return { kind: 'currency', currency: choice.token };
  const [only] = searchRows(search);
  return only?.kind === 'import' ? only : undefined;
}

/** The tokens a text finds; none for a mixed-case address with a wrong checksum, which may be a typo (OPEN-26). */
export function matchingTokens(tokens: readonly Token[], text: string): readonly Token[] {
  return isAddressShape(text) && parseAddress(text) === undefined ? [] : searchTokens(tokens, text);
}
