import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useReadAgain } from '../../blocks/chain/use-read-again';
import { useChainNow } from '../../blocks/clock/use-chain-now';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { claimsKey, claimsQuery, predictionQuery } from './prediction.queries';
import { cardViews, marketStatus, takableEpochs } from './prediction.view-model';
import type { PredictionPlace } from './prediction-place';

/** Bets that are looked at for what can be collected, and so many more each time that somebody wants it. */
const lookedAt = 1000;

/** The game as it stands, second by second. */
export function usePrediction(place: PredictionPlace) {
  const chain = useChain();
  const { address: account } = useAccount();
  const query = useQuery(predictionQuery(chain, place, account));
  const [most, setMost] = useState(lookedAt);
  const claims = useQuery(claimsQuery(chain, place, { account, most }));
  const now = useChainNow();
  const { data: view, dataUpdatedAt } = query;
  const isFailed = hasFailed(query);
  const cards = useMemo(() => (view && now !== undefined ? cardViews(view, now) : undefined), [view, now]);
  // A round can end, or time can run out for one, between two reads of the claims.
  useReadAgain(cards && takableEpochs(cards).join(), claimsKey(place));
  return {
    ...{ account, view, cards, now, isFailed },
    status: marketStatus(view?.state, isFailed),
    claims: account === undefined ? undefined : claims.data,
    lookFurther: () => setMost(most + lookedAt),
    shownAt: view && dataUpdatedAt,
  };
}
