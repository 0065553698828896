import { afterListEvent, type TokenListsEvent } from '@besc/domain/tokens/token-lists-state';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { tokenListsStore } from './token-lists-store';

/** Takes an event into the store; see `afterListEvent`. */
export function tellTokenLists(event: TokenListsEvent<TokenList>): void {
  tokenListsStore.setState((state) => afterListEvent<TokenList>(state, event));
}
