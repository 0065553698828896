import { claimShape, pointShape } from '@besc/domain/profile/profile-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

const newest = `orderBy: "timestamp", orderDirection: "desc", limit: ${indexLimits.pageRows}`;
const pointsDocument = indexDocument('$user: String!', {
  points: rowsOf(`profilePoints(where: { userId: $user }, ${newest})`, pointShape),
});
const claimsDocument = indexDocument('$user: String!', {
  claims: rowsOf(`campaignClaims(where: { account: $user }, ${newest})`, claimShape),
});

/** What campaigns gave an account, newest first; empty without a profile (ACH-05, ACH-06). Throws FetchError. */
export async function fetchUserPoints(
  request: IndexRequest & { account: Address },
): Promise<readonly Row<typeof pointShape>[]> {
  const { account, ...rest } = request;
  const variables = { user: indexId(account) };
  return (await fetchIndex({ ...rest, document: pointsDocument, variables })).points;
}

/** The campaigns that an account has claimed, newest first. Throws FetchError. */
export async function fetchClaims(
  request: IndexRequest & { account: Address },
): Promise<readonly Row<typeof claimShape>[]> {
  const { account, ...rest } = request;
  const variables = { user: indexId(account) };
  return (await fetchIndex({ ...rest, document: claimsDocument, variables })).claims;
}
