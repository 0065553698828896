import type { Currency, Token } from '@besc/domain/shared/token';
import { nativeCoin } from '@besc/domain/shared/token';
import { matchingTokens, searchText } from '../token-select/search-rows';
import { entryMatch } from './entry-match';
import type { PaletteEntry, PaletteRow, PaletteSection } from './palette-row';

/** More than anyone reads; another letter finds another one. */
const mostTokens = 20;

/** The lines for a search text. Without one: what was picked lately, then all pages and actions. Empty sections are left out. */
export function paletteSections(options: {
  readonly query: string;
  readonly chainId: number;
  readonly entries: readonly PaletteEntry[];
  readonly tokens: readonly Token[];
  /** What the chain says is at the searched address, when no list knows it. */
  readonly unlisted: Token | undefined;
  /** IDs of what was picked lately, newest first; those that exist no more are left out. */
  readonly recent: readonly string[];
}): readonly PaletteSection[] {
  const { entries, tokens, unlisted, chainId } = options;
  const query = searchText(options.query);
  const native = nativeCoin(chainId);
  if (query === '') {
    const recent = recentRows(options.recent, entries, [native, ...tokens]);
    const isElsewhere = (entry: PaletteEntry) => !recent.some(({ id }) => id === entry.id);
    return filled([
      { name: 'Recent', rows: recent },
      { name: 'Pages', rows: entries.filter((entry) => entry.kind === 'page' && isElsewhere(entry)) },
      {
        name: 'Actions',
        rows: entries.filter((entry) => entry.kind === 'action' && !entry.isQuiet && isElsewhere(entry)),
      },
    ]);
  }
  const found = matchingTokens(
    tokens.filter((token) => token.chainId === chainId),
    query,
  );
  const isNative = native.symbol.toLowerCase().startsWith(query.toLowerCase());
  const currencies: readonly Currency[] = [...(isNative ? [native] : []), ...found.slice(0, mostTokens)];
  const shown = currencies.length === 0 && unlisted !== undefined ? [unlisted] : currencies;
  const tokenSection: PaletteSection = { name: 'Tokens', rows: shown.map(tokenRow) };
  const pages: PaletteSection = { name: 'Pages', rows: matching(entries, 'page', query) };
  const actions: PaletteSection = { name: 'Actions', rows: matching(entries, 'action', query) };
  // Somebody who types a whole symbol means the token.
  const isSymbol = shown[0]?.symbol.toLowerCase() === query.toLowerCase();
  return filled(isSymbol ? [tokenSection, pages, actions] : [pages, tokenSection, actions]);
}

function filled(sections: readonly PaletteSection[]): readonly PaletteSection[] {
  return sections.filter(({ rows }) => rows.length > 0);
}

function matching(entries: readonly PaletteEntry[], kind: PaletteEntry['kind'], query: string): PaletteEntry[] {
  const scored = entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({ entry, score: entryMatch(`${entry.label} ${entry.words}`, query) }));
  return [2, 1].flatMap((wanted) => scored.filter(({ score }) => score === wanted).map(({ entry }) => entry));
}

function tokenRow(currency: Currency): PaletteRow {
  return { kind: 'token', id: `token:${currency.kind === 'native' ? currency.symbol : currency.address}`, currency };
}

function recentRows(
  recent: readonly string[],
  entries: readonly PaletteEntry[],
  currencies: readonly Currency[],
): PaletteRow[] {
  return recent.flatMap((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry !== undefined) return [entry];
    const currency = currencies.find((candidate) => tokenRow(candidate).id === id);
    return currency === undefined ? [] : [tokenRow(currency)];
  });
}
