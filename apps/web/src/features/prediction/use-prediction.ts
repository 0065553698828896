import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useReadAgain } from '../../blocks/chain/use-read-again';
import { useChainNow } from '../../blocks/clock/use-chain-now';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { useHeld } from '../../lib/use-held';
import { claimsKey, claimsQuery, predictionQuery } from './prediction.queries';
import { cardViews, claimsOfCards, marketStatus, takableEpochs } from './prediction.view-model';
import type { PredictionPlace } from './prediction-place';

/** Bets that are looked at for what can be collected, and so many more each time that somebody wants it. */
const lookedAt = 1000;

/** The rounds of the game as they stand, second by second. */
export function useRounds(place: PredictionPlace) {
  const { address: account } = useAccount();
  const query = useQuery(predictionQuery(useChain(), place, account));
  const now = useChainNow();
  const { data: view, dataUpdatedAt } = query;
  const isFailed = hasFailed(query);
  // Nothing says which round is current, and none was known before.
  const isSilent = view !== undefined && view.state.currentEpoch === undefined && view.rounds.length === 0;
  const cards = useMemo(() => (view && now !== undefined ? cardViews(view, now) : undefined), [view, now]);
  return {
    account,
    view,
    cards,
    now,
    isFailed,
    status: marketStatus({ state: isSilent ? undefined : view?.state, now, isFailed: isFailed || isSilent }),
    shownAt: view && dataUpdatedAt,
  };
}

/** The rounds, and what the account can take of all it has bet on: up to thousands of reads. */
export function usePrediction(place: PredictionPlace) {
  const rounds = useRounds(place);
  const { account, cards } = rounds;
  const [most, setMost] = useState(lookedAt);
  const claims = useQuery(claimsQuery(useChain(), place, { account, most }));
  // Those of fewer bets stand while more are looked at.
  const held = useHeld(claims.data, `${place.game} ${account}`);
  // A round can end, or time can run out for one, between two reads of the claims.
  useReadAgain(cards && takableEpochs(cards).join(), claimsKey(place));
  return {
    ...rounds,
    claims: account === undefined ? undefined : held && claimsOfCards(held, cards ?? []),
    lookFurther: () => setMost(most + lookedAt),
  };
}
