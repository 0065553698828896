import type { RankedTrader } from '@besc/domain/competition/rank-traders';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { hasFailed } from '../../lib/has-failed';
import { figuresQuery, resultQuery } from './competition.queries';
import { type ResultVerdict, resultVerdict } from './result-verdict';

/** The result of a competition, computed again here, and the account in it. */
export interface CheckedResult {
  readonly verdict: ResultVerdict;
  /** How many accounts have a rank; undefined until the list is read. */
  readonly count: number | undefined;
  /** Undefined when the account is not in the list, or the list is not read. */
  readonly own: RankedTrader | undefined;
  readonly proof: readonly Hex[] | undefined;
}

/** Undefined before there is a result. */
export function useResult(competition: Competition, account: Address | undefined): CheckedResult | undefined {
  const chain = useChain();
  const { id, root, places } = competition;
  const figures = useQuery(figuresQuery(chain, id));
  const closeBlock = root === undefined ? undefined : (figures.data?.row?.closeBlock ?? undefined);
  const result = useQuery(resultQuery(chain, id, closeBlock));
  if (root === undefined || places === undefined) return undefined;
  const { data } = result;
  const computed = data && { root: data.tree.root, places: data.ranks.teams.map(({ teamId }) => teamId) };
  return {
    verdict: resultVerdict({ root, places, computed, hasFailed: hasFailed(result) || hasFailed(figures) }),
    count: data?.tree.count,
    own: data?.ranks.traders.find((trader) => trader.account === account),
    proof: account && data?.tree.proofOf(account),
  };
}
