import type { TokenList } from '@besc/wire/tokens/token-list';
import type { TokenLists } from './token-lists-store';
import { updateKey } from './update-key';

/** An update of a list that waits for an answer. */
export interface WaitingUpdate {
  readonly url: string;
  readonly current: TokenList;
  readonly next: TokenList;
}

/** The first update nobody has answered in this visit. */
export function shownUpdate({ byUrl, putOff }: Pick<TokenLists, 'byUrl' | 'putOff'>): WaitingUpdate | undefined {
  for (const [url, { current, pendingUpdate: next }] of byUrl) {
    if (current !== undefined && next !== undefined && !putOff.includes(updateKey({ url, next }))) {
      return { url, current, next };
    }
  }
  return undefined;
}
