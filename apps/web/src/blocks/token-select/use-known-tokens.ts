import type { Token } from '@besc/domain/shared/token';
import { usePatience } from '../../lib/use-patience';
import type { LoadedDirectory } from './use-token-directory';

/** Longer than this a list keeps nothing back: what the tokens known so far tell is shown, and told anew when it comes. */
const listPatienceMs = 2_000;

/** The tokens that a read of what somebody has in them goes by. */
export interface KnownTokens {
  readonly tokens: readonly Token[];
  readonly isReady: boolean;
  /** Whether more of them may come. */
  readonly isPartly: boolean;
}

/** The tokens of a directory for such a read, the most trusted first. */
export function useKnownTokens({ byTrust, isLoading }: LoadedDirectory): KnownTokens {
  return { tokens: byTrust, isReady: usePatience(isLoading, listPatienceMs), isPartly: isLoading };
}
