import type { Address } from '@besc/domain/shared/address';
import type { Vote } from '@besc/domain/voting/vote';
import { batches } from '@besc/wire/shared/batches';
import { mostVerified } from '@besc/wire/voting/verify-votes';

/** A vote in the list. */
export interface ListedVote {
  readonly vote: Vote;
  readonly isOwn: boolean;
  /** The votes that are verified in one request with it, in the order in which they came. */
  readonly neighbours: readonly Vote[];
}

/** Votes as they are listed: the own one first, then by their power. */
export function listedVotes(votes: readonly Vote[], own: Address | undefined): readonly ListedVote[] {
  const rows = batches(votes, mostVerified).flatMap((neighbours) =>
    neighbours.map((vote) => ({ vote, isOwn: vote.voter === own, neighbours })),
  );
  return rows.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || compare(b.vote.power, a.vote.power));
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether the verification does not say that a vote is true (VOTE-07); unknown, and so false, while there is none. */
export function isInvalid({ voter }: Pick<Vote, 'voter'>, verified: ReadonlyMap<string, boolean> | undefined): boolean {
  return verified !== undefined && verified.get(voter.toLowerCase()) !== true;
}
