import { slowRefreshMs } from '@besc/domain/shared/constants';
import { infoOrNull } from '@besc/wire/info/info-or-null';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { indexQuery } from '../../blocks/chain/index-query';
import { failedRefreshMs } from '../../lib/fresh-while-visible';

/** Options of a query of analytics: renewed while the page is visible, a failure logged as the generic info fetch (INFO-20). */
export function infoQuery<Answer, Page>(
  chain: Pick<ChainAccess, 'settings'>,
  key: readonly [string, ...unknown[]],
  ask: (request: IndexRequest, page: Page) => Promise<Answer>,
) {
  const query = indexQuery(chain, { key, ask, refreshMs: slowRefreshMs, failedMs: failedRefreshMs });
  const { queryFn } = query;
  if (queryFn === skipToken) throw new TypeError('A query of analytics always asks');
  return {
    ...query,
    queryFn: async (context: Parameters<typeof queryFn>[0]) => {
      const answer = await infoOrNull(async () => ({ answer: await queryFn(context) }), context.signal);
      if (answer === null) throw new Error('The index told nothing');
      return answer.answer;
    },
  };
}
