import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { milestoneShape } from '@besc/domain/shared/milestone-row';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

const kinds = [...new Set(campaigns.flatMap(({ milestone }) => milestone?.kind ?? []))];
const document = indexDocument(
  '$account: String!',
  Object.fromEntries(
    kinds.map((kind, number) => {
      const list = `milestones(where: { account: $account, kind: "${kind}" }, orderBy: "block", orderDirection: "asc", limit: 1)`;
      return [`k${number}`, rowsOf(list, milestoneShape, 1)] as const;
    }),
  ),
);

/** When an account first reached each kind of what campaigns of history ask for; without an entry it has not. Throws FetchError. */
export async function fetchReached(
  request: IndexRequest & { account: Address },
): Promise<ReadonlyMap<string, Row<typeof milestoneShape>>> {
  const { account, ...rest } = request;
  const data = await fetchIndex({ ...rest, document, variables: { account: account.toLowerCase() } });
  return new Map(
    kinds.flatMap((kind, number) => {
      const first = data[`k${number}`]?.[0];
      return first === undefined ? [] : [[kind, first] as const];
    }),
  );
}
