import type { Address } from '@besc/domain/shared/address';
import { slowRefreshMs } from '@besc/domain/shared/constants';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { useQuery } from '@tanstack/react-query';
import { failedRefreshMs } from '../../lib/fresh-while-visible';
import { hasFailed } from '../../lib/has-failed';
import { useChain } from '../chain/chain-context';
import { indexQuery } from '../chain/index-query';
import { chainSeconds } from '../clock/chain-seconds';

/**
 * The days of an account from the index; `what` names them among others. `read` is undefined before the first answer, `asking` is
 * how that stands, as `EarnedHistory` says it; `now` is when they were read, by the chain.
 */
export function useEarnedDays<Days>(options: {
  readonly what: string;
  readonly account: Address;
  readonly fetchDays: (request: IndexRequest & { readonly account: Address }) => Promise<Days>;
}) {
  const chain = useChain();
  const { what, account, fetchDays } = options;
  const query = useQuery(
    indexQuery(chain, {
      key: ['earned-days', what, account],
      refreshMs: slowRefreshMs,
      failedMs: failedRefreshMs,
      ask: async (request) => ({
        now: chainSeconds(chain.reader),
        days: await fetchDays({ ...request, account }),
      }),
    }),
  );
  const { data: read, isFetching: isTrying } = query;
  const isFailed = hasFailed(query) && read === undefined;
  return { read, asking: { now: read?.now ?? 0, isFailed, isTrying, retry: () => void query.refetch() } };
}
