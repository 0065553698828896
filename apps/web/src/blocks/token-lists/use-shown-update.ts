import type { TokenList } from '@besc/wire/tokens/token-list';
import { putOffUpdates } from './put-off-updates';
import { updateKey } from './update-key';
import { useTokenLists } from './use-token-lists';

/** An update of a list that waits for an answer. */
export interface WaitingUpdate {
  readonly url: string;
  readonly current: TokenList;
  readonly next: TokenList;
}

/** The first unanswered update of this visit, of the lists that a part of the page has asked for. */
export function useShownUpdate(): WaitingUpdate | undefined {
  const { byUrl } = useTokenLists({ enabled: false });
  const putOff = putOffUpdates();
  for (const [url, { current, pendingUpdate: next }] of byUrl) {
    if (current !== undefined && next !== undefined && !putOff.includes(updateKey({ url, next }))) {
      return { url, current, next };
    }
  }
  return undefined;
}
