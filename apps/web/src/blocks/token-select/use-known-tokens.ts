import type { Token } from '@besc/domain/shared/token';
import { usePatience } from '../../lib/use-patience';
import { useTokenLists } from '../token-lists/use-token-lists';
import type { LoadedDirectory } from './use-token-directory';

/** Longer than this a list keeps nothing back: what the tokens known so far tell is shown, and updated when it comes. */
const listPatienceMs = 2_000;

/** The tokens that a read of what somebody has in them goes by. */
export interface KnownTokens {
  readonly tokens: readonly Token[];
  readonly isReady: boolean;
  /** Whether more of them may come. */
  readonly isPartly: boolean;
  /** Whether some are missing, on their way or not to be had at the moment. */
  readonly isUnread: boolean;
}

/** The tokens of a directory for such a read, the most trusted first. */
export function useKnownTokens({ byTrust, isLoading, unread }: LoadedDirectory): KnownTokens {
  const { byUrl, wantedListUrls } = useTokenLists();
  const isReady = usePatience(isLoading, listPatienceMs);
  const isLacking = unread.length > 0 || wantedListUrls.some((url) => byUrl.get(url)?.current === undefined);
  return { tokens: byTrust, isReady, isPartly: isLoading, isUnread: isLoading || isLacking };
}
