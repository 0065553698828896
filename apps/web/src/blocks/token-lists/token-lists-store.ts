import type { TokenListsState } from '@besc/domain/tokens/token-lists-state';
import type { ListFetchReason } from '@besc/wire/tokens/list-fetch-error';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { create } from 'zustand';

/** The token lists of this page. Only the list engine writes here. */
export interface TokenLists extends TokenListsState<TokenList> {
  /** Whether the lists of earlier visits have been taken up. */
  readonly isReady: boolean;
  /** What lies behind the last error of a list. */
  readonly reasons: ReadonlyMap<string, ListFetchReason>;
  /** Updates the person put off in this visit, as `{url} {version}`. */
  readonly putOff: readonly string[];
}

export const noTokenLists: TokenLists = {
  isReady: false,
  byUrl: new Map(),
  activeListUrls: [],
  reasons: new Map(),
  putOff: [],
};

export const tokenListsStore = create<TokenLists>()(() => noTokenLists);
