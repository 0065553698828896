import { competitionUserShape } from '@besc/domain/competition/competition-rows';
import type { Trader } from '@besc/domain/competition/rank-traders';
import type { Hex } from '@besc/domain/shared/hex';
import { everyPage } from '../shared/every-page';
import { FetchError } from '../shared/fetch-error';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageOf, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

const document = indexDocument('$id: String!, $close: Int!, $after: String', {
  reached: rowsOf('blocks(where: { number: $close }, limit: 1)', { id: 'hash' } as const),
  page: pageOf(
    `competitionUsers(where: { competitionId: $id, volumeUSD_gt: "0" }, orderBy: "volumeUSD", orderDirection: "desc", limit: ${indexLimits.pageRows}, after: $after)`,
    competitionUserShape,
  ),
});

/** All accounts that traded in a competition, and the hash that the index has of the block in which it was closed. */
export interface CompetitionList {
  readonly traders: readonly Trader[];
  readonly blockHash: Hex;
}

/** The list behind the result of a competition that is closed. Throws FetchError: INDEX_BEHIND before the index has that block. */
export async function fetchCompetitionList(
  request: IndexRequest & { readonly id: number; readonly closeBlock: number },
): Promise<CompetitionList> {
  const { id, closeBlock, ...rest } = request;
  const traders: Trader[] = [];
  const { blockHash } = await everyPage(
    async (after) => {
      const variables = { id: String(id), close: closeBlock, after: after ?? null };
      const { reached, page } = await fetchIndex({ ...rest, document, variables });
      const [block] = reached;
      if (block === undefined) throw new FetchError('INDEX_BEHIND', `The index has no block ${closeBlock} yet`);
      return { ...page, blockHash: block.id };
    },
    ({ account, teamId, volumeUSD }) => traders.push({ account, teamId, volume: volumeUSD ?? 0n }),
  );
  return { traders, blockHash };
}
