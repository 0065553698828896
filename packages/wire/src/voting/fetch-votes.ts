import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Vote } from '@besc/domain/voting/vote';
import * as z from 'zod/mini';
import { fetchIndex } from '../shared/fetch-index';
import { joinUrl } from '../shared/join-url';
import type { HubRequest } from './fetch-proposals';
import { voteFields, voteSchema } from './proposal-schemas';

/** Votes of a page (VOTE-25). */
export const votesPage = 1000;

const query = `query Votes($first: Int!, $skip: Int!, $proposal: String!, $voter: String) {
  votes(first: $first, skip: $skip, where: { proposal: $proposal, voter: $voter }) { ${voteFields} }
}`;
/** One malformed vote does not hide the others: it is left out, and counted. */
const document = { query, data: z.object({ votes: z.array(z.unknown()).check(z.maxLength(votesPage)) }) };

interface VotesAsked {
  readonly proposal: Hex;
  readonly first?: number;
  readonly skip?: number;
  /** Of one account alone. */
  readonly voter?: Address;
}

/** A page of the votes that count, in the order in which their accounts voted first; `unread` are malformed ones. Throws FetchError. */
export async function fetchVotesPage(
  options: HubRequest & VotesAsked,
): Promise<{ readonly votes: readonly Vote[]; readonly unread: number; readonly count: number }> {
  const { url, proposal, voter = null, first = votesPage, skip = 0, ...rest } = options;
  const variables = { first, skip, proposal, voter: voter?.toLowerCase() ?? null };
  const answer = await fetchIndex({ ...rest, url: joinUrl(url, '/graphql'), document, variables });
  const read = answer.votes.map((each) => voteSchema.safeParse(each).data);
  const votes = read.filter((vote) => vote !== undefined);
  return { votes, unread: read.length - votes.length, count: read.length };
}

const ownQuery = `query OwnVotes($voter: String!, $proposals: [String!]!) {
  votes(first: 100, where: { voter: $voter, proposal_in: $proposals }) { ${voteFields} }
}`;
const ownDocument = { query: ownQuery, data: z.object({ votes: z.array(voteSchema) }) };

/** What an account has voted, of at most 100 proposals. Throws FetchError. */
export async function fetchOwnVotes(
  options: HubRequest & { readonly voter: Address; readonly proposals: readonly Hex[] },
): Promise<readonly Vote[]> {
  const { url, voter, proposals, ...rest } = options;
  const variables = { voter: voter.toLowerCase(), proposals };
  const request = { ...rest, url: joinUrl(url, '/graphql'), document: ownDocument, variables };
  return (await fetchIndex(request)).votes;
}

/** All votes that count, page by page until an empty one (VOTE-25). Throws FetchError. */
export async function fetchVotes(
  options: HubRequest & { readonly proposal: Hex; readonly onPage?: (votes: readonly Vote[]) => void },
): Promise<{ readonly votes: readonly Vote[]; readonly unread: number }> {
  const { onPage, ...request } = options;
  const votes: Vote[] = [];
  let unread = 0;
  for (let skip = 0; ; ) {
    const page = await fetchVotesPage({ ...request, skip });
    if (page.count === 0) return { votes, unread };
    votes.push(...page.votes);
    unread += page.unread;
    skip += page.count;
    onPage?.(votes);
  }
}
