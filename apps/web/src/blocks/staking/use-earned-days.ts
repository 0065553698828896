import type { Address } from '@besc/domain/shared/address';
import { slowRefreshMs } from '@besc/domain/shared/constants';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { useQuery } from '@tanstack/react-query';
import { failedRefreshMs, freshWhileVisible } from '../../lib/fresh-while-visible';
import { hasFailed } from '../../lib/has-failed';
import { askIndex } from '../chain/ask-index';
import { useChain } from '../chain/chain-context';
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
  const { settings, reader } = useChain();
  const { url } = settings.index;
  const { what, account, fetchDays } = options;
  const query = useQuery({
    queryKey: ['earned-days', url, what, account],
    ...freshWhileVisible(slowRefreshMs, failedRefreshMs),
    retry: false,
    queryFn: async ({ signal }) => ({
      now: chainSeconds(reader),
      days: await askIndex({ url, signal }, (request) => fetchDays({ ...request, account })),
    }),
  });
  const { data: read, isFetching: isTrying } = query;
  const isFailed = hasFailed(query) && read === undefined;
  return { read, asking: { now: read?.now ?? 0, isFailed, isTrying, retry: () => void query.refetch() } };
}
