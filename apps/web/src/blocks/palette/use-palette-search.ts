import { searchDebounceMs } from '@besc/domain/shared/constants';
import type { Token } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value';
import { useChain } from '../chain/chain-context';
import { useOverlay } from '../overlay/use-overlay';
import { parseContractAddress } from '../token-select/parse-contract-address';
import { searchText } from '../token-select/search-rows';
import { makeTokenNotice, type TokenNotice } from '../token-select/token-notice';
import { tokenQuery } from '../token-select/token-query';
import { useSourceLabel } from '../token-select/use-source-label';
import { useTokenDirectory } from '../token-select/use-token-directory';
import { paletteOverlay } from './palette-overlay';
import type { PalettePage } from './palette-page';
import type { PaletteSection } from './palette-row';
import { paletteSections } from './palette-sections';
import { readRecentPicks } from './recent-picks';
import { usePaletteEntries } from './use-palette-entries';

export type PaletteSearch = {
  readonly sections: readonly PaletteSection[];
  /** An address is being looked up on the chain. */
  readonly isLooking: boolean;
  readonly notice: (token: Token) => TokenNotice;
  readonly source: (token: Token) => string;
};

/** What the palette finds: pages, actions and known tokens at once, an unknown address on the chain when typing rests. */
export function usePaletteSearch(pages: readonly PalettePage[], query: string): PaletteSearch {
  const { settings, reader } = useChain();
  const chainId = settings.chain.id;
  const directory = useTokenDirectory();
  const source = useSourceLabel(directory);
  const notice = useMemo(() => makeTokenNotice(directory.trusted, ['BESC']), [directory.trusted]);
  const entries = usePaletteEntries(pages);
  const recent = useRecentPicks();

  const typed = parseContractAddress(searchText(query));
  const settled = parseContractAddress(searchText(useDebouncedValue(query, searchDebounceMs)));
  const isUnknown = typed !== undefined && !directory.byAddress.has(typed);
  const wanted = isUnknown && typed === settled ? typed : undefined;
  const found = useQuery(tokenQuery({ reader, chainId, address: wanted }));
  const unlisted = wanted === undefined ? undefined : (found.data ?? undefined);
  return {
    sections: paletteSections({ query, chainId, entries, tokens: directory.tokens, unlisted, recent }),
    isLooking: isUnknown && (wanted === undefined || found.isPending),
    notice,
    source,
  };
}

/** The picks at the moment of opening. A palette opened again while it was closing has never been away. */
function useRecentPicks(): readonly string[] {
  const isOpen = useOverlay(paletteOverlay).isOpen;
  const [seen, setSeen] = useState(() => ({ isOpen, picks: readRecentPicks() }));
  if (seen.isOpen !== isOpen) setSeen({ isOpen, picks: isOpen ? readRecentPicks() : seen.picks });
  return seen.picks;
}
