import type { Blocker } from '../../blocks/action/blocker';
import { pausedBlocker } from '../../blocks/staking/paused-blocker';
import type { FarmRow } from './farm-row';

/** Why nothing can be staked in a farm, by anybody; undefined where it can. */
export function farmBar(
  { isLive, pausedUntil }: Pick<FarmRow, 'isLive' | 'pausedUntil'>,
  locale: string,
): Extract<Blocker, { kind: 'error' }> | undefined {
  if (!isLive) return { kind: 'error', text: 'This farm has finished' };
  return pausedUntil === undefined ? undefined : pausedBlocker({ until: pausedUntil, locale });
}
