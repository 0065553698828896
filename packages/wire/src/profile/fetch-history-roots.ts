import { rootShape } from '@besc/domain/profile/profile-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** A Merkle root of accounts that have earned a campaign. */
export type HistoryRoot = Row<typeof rootShape>;

const document = indexDocument('$campaign: BigInt!', {
  roots: rowsOf(
    `historyRoots(where: { campaignId: $campaign }, orderBy: "untilBlock", orderDirection: "desc", limit: ${indexLimits.pageRows})`,
    rootShape,
  ),
});

/** All roots of a campaign, the latest block first, struck ones too. Throws FetchError. */
export async function fetchHistoryRoots(
  request: IndexRequest & { campaignId: bigint },
): Promise<readonly HistoryRoot[]> {
  const { campaignId, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { campaign: String(campaignId) } })).roots;
}
