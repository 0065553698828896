import type { Hex } from '@besc/domain/shared/hex';
import type { Proposal, ProposalKind, ProposalState } from '@besc/domain/voting/proposal';
import { votingSpace } from '@besc/domain/voting/voting-rules';
import * as z from 'zod/mini';
import { fetchIndex } from '../shared/fetch-index';
import { joinUrl } from '../shared/join-url';
import { proposalFields, proposalSchema } from './proposal-schemas';

/** Where the hub is (`settings.api.url`). */
export interface HubRequest {
  readonly url: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Proposals of a page when no count is given (VOTE-29), and the most of one. */
export const proposalsPage = { usual: 5, most: 100 };

const proposals = `query Proposals($first: Int!, $skip: Int!, $spaces: [String!], $state: String, $kind: String) {
  proposals(first: $first, skip: $skip, orderBy: "end", orderDirection: desc, where: { space_in: $spaces, state: $state, kind: $kind }) { ${proposalFields} }
}`;
const listDocument = { query: proposals, data: z.object({ proposals: z.array(proposalSchema) }) };

/** Proposals of the space, the one that ends last first (VOTE-26, VOTE-27). Active ones unless told otherwise (VOTE-11). Throws FetchError. */
export async function fetchProposals(
  options: HubRequest & {
    readonly first?: number;
    readonly skip?: number;
    /** `all` is of any state. */
    readonly state?: ProposalState | 'all';
    readonly kind?: ProposalKind;
  },
): Promise<readonly Proposal[]> {
  const { url, first = proposalsPage.usual, skip = 0, state = 'active', kind = null, ...rest } = options;
  const variables = { first, skip, spaces: [votingSpace.id], state: state === 'all' ? null : state, kind };
  const answer = await fetchIndex({ ...rest, url: joinUrl(url, '/graphql'), document: listDocument, variables });
  return answer.proposals;
}

const proposal = `query Proposal($id: String!) { proposal(id: $id) { ${proposalFields} } }`;
const oneDocument = { query: proposal, data: z.object({ proposal: z.nullable(proposalSchema) }) };

/** One proposal (VOTE-28); undefined when the hub has none of this id. Throws FetchError. */
export async function fetchProposal(options: HubRequest & { readonly id: Hex }): Promise<Proposal | undefined> {
  const { url, id, ...rest } = options;
  const request = { ...rest, url: joinUrl(url, '/graphql'), document: oneDocument, variables: { id } };
  return (await fetchIndex(request)).proposal ?? undefined;
}
