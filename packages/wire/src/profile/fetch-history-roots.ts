import { rootShape } from '@besc/domain/profile/profile-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** A Merkle root of accounts that have earned a campaign. */
export type HistoryRoot = Row<typeof rootShape>;

/** The latest roots of campaigns by the campaign's id, the last block first; struck ones of these are left out. Throws FetchError. */
export async function fetchHistoryRoots(
  request: IndexRequest & { campaignIds: readonly number[] },
): Promise<ReadonlyMap<number, readonly HistoryRoot[]>> {
  const { campaignIds, ...rest } = request;
  const lists = campaignIds.map((id) => {
    const list = `historyRoots(where: { campaignId: "${id}" }, orderBy: "untilBlock", orderDirection: "desc", limit: ${indexLimits.lookupRows})`;
    return [`c${id}`, rowsOf(list, rootShape, indexLimits.lookupRows)] as const;
  });
  const data = await fetchIndex({ ...rest, document: indexDocument('', Object.fromEntries(lists)) });
  return new Map(campaignIds.map((id) => [id, (data[`c${id}`] ?? []).filter(({ isStruck }) => !isStruck)]));
}
