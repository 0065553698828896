import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useChainNow } from '../../blocks/clock/use-chain-now';
import { useAccount } from '../../blocks/wallet/use-account';
import { claimsQuery, predictionQuery } from './prediction.queries';
import { cardViews, marketStatus } from './prediction.view-model';
import type { PredictionPlace } from './prediction-place';

/** The game as it stands, second by second. */
export function usePrediction(place: PredictionPlace) {
  const chain = useChain();
  const { address: account } = useAccount();
  const query = useQuery(predictionQuery(chain, place, account));
  const claims = useQuery(claimsQuery(chain, place, account));
  const now = useChainNow();
  const { data: view, isError, dataUpdatedAt } = query;
  const cards = useMemo(() => (view && now !== undefined ? cardViews(view, now) : undefined), [view, now]);
  return {
    ...{ account, view, cards, now, isFailed: isError },
    status: marketStatus(view?.state, isError),
    claims: account === undefined ? undefined : claims.data,
    shownAt: view && dataUpdatedAt,
  };
}
