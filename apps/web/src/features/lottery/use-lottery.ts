import { pendingRound } from '@besc/domain/lottery/round';
import { type PhaseView, roundPhase } from '@besc/domain/lottery/round-phase';
import { pauseEnd } from '@besc/domain/shared/pause-end';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { useReadAgain } from '../../blocks/chain/use-read-again';
import { useChainNow } from '../../blocks/clock/use-chain-now';
import { hasFailed } from '../../lib/has-failed';
import { lotteryQuery, roundKeys } from './lottery.queries';
import type { LotteryPlace } from './lottery-place';

/** The lottery as it stands, second by second. `round` is a placeholder until the chain has told the current one. */
export function useLottery(place: LotteryPlace) {
  const query = useQuery(lotteryQuery(useChain(), place));
  const { data: view, dataUpdatedAt } = query;
  const now = useChainNow();
  const round = view?.rounds[0] ?? pendingRound(view?.currentId ?? 0);
  const phase: PhaseView | undefined =
    view === undefined || now === undefined ? undefined : roundPhase(round, { salesPause: view.salesPause, now });
  // A round that is drawn is it everywhere on the page.
  useReadAgain(view?.rounds.map(({ id, status }) => `${id} ${status}`).join(), ...roundKeys(place));
  return {
    view,
    round,
    phase,
    now,
    isPaused: pauseEnd(view?.pausedUntil, now) !== undefined,
    /** Between two sales: the draw is waited for, or the next round. */
    isTransitioning: phase !== undefined && phase.phase !== 'on-sale',
    isFailed: hasFailed(query),
    shownAt: view && dataUpdatedAt,
  };
}
