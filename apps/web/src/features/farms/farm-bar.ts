import type { Blocker } from '../../blocks/action/blocker';
import { pausedBlocker } from '../../blocks/staking/paused-blocker';
import type { FarmRow } from './farm-row';

/** Why nothing can be staked in a farm, by anybody; undefined where it can. */
export function farmBar(
  { isLive, pausedUntil, gap, mine }: Pick<FarmRow, 'isLive' | 'pausedUntil' | 'gap' | 'mine'>,
  locale: string,
): Extract<Blocker, { kind: 'error' }> | undefined {
  if (!isLive) return { kind: 'error', text: 'This farm has ended' };
  // What is staked must be known; nothing of that is needed for a way out.
  const isUnread = gap === 'unread' || (mine && (mine.balance === undefined || mine.allowance === undefined));
  if (isUnread) return { kind: 'error', text: 'Some of this couldn’t be loaded' };
  return pausedUntil === undefined ? undefined : pausedBlocker({ until: pausedUntil, locale });
}
