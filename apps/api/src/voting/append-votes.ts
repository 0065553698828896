import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { LogEntry } from '@besc/domain/voting/vote-log';
import { logEntryHash } from '@besc/sdk/voting/log-hash';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import type { Queries } from '../shared/store';
import { type EntryRow, entriesOfMessages, proposalOf } from './vote-store';

/** A vote that is to be added to a log. */
export type NewVote = Omit<EntryRow, 'position' | 'previous' | 'hash'>;
/** Where a vote stands in its log. */
export type VotePlace = Pick<EntryRow, 'proposal' | 'position' | 'hash'>;

const standingRow = z.object({
  voter: addressSchema,
  choice: z.number(),
  power: z.string().transform(BigInt),
  created: z.bigint().transform(Number),
});
type Standing = Pick<EntryRow, 'choice' | 'power' | 'created'>;

/**
 * Adds votes of one proposal at the end of its log, in their order, whatever other processes do meanwhile: the proposal is locked. The
 * last one of an account counts. Gives for each its place, that of before for a message that was taken, or why it was not taken.
 */
export async function appendVotes(queries: Queries, votes: readonly NewVote[]): Promise<(VotePlace | ApiError)[]> {
  const [first] = votes;
  const proposal = first && (await proposalOf(queries, first.proposal, 'for update'));
  if (proposal === undefined)
    return votes.map(() => new ApiError(404, 'UNKNOWN_PROPOSAL', 'There is no such proposal.'));
  const ids = votes.map(({ id }) => id);
  const placed = new Map<Hex, VotePlace>((await entriesOfMessages(queries, ids)).map((entry) => [entry.id, entry]));
  const voters = votes.map(({ voter }) => voter);
  const select = 'select voter, choice, power, created from api_voting.vote where proposal = $1 and voter = any($2)';
  const known = await queries.query(standingRow, select, [proposal.id, voters]);
  const standing = new Map<Address, Standing>(known.map((vote) => [vote.voter, vote]));
  const scores = [...proposal.scores];
  const entries: EntryRow[] = [];
  let [previous, count] = [proposal.log_head, proposal.voters];
  const results = votes.map((vote): VotePlace | ApiError => {
    const taken = placed.get(vote.id);
    if (taken !== undefined) return taken;
    const before = standing.get(vote.voter);
    if (before !== undefined && before.created > vote.created) {
      return new ApiError(409, 'OUTDATED', 'This account has voted with a later message.');
    }
    const position = proposal.log_length + entries.length + 1;
    const entry = { ...vote, position, previous, hash: logEntryHash(proposal.id, hashed(vote, position, previous)) };
    entries.push(entry);
    placed.set(vote.id, entry);
    if (before === undefined) count += 1;
    else scores[before.choice - 1] = (scores[before.choice - 1] ?? 0n) - before.power;
    scores[vote.choice - 1] = (scores[vote.choice - 1] ?? 0n) + vote.power;
    standing.set(vote.voter, vote);
    previous = entry.hash;
    return entry;
  });
  if (entries.length === 0) return results;
  await insertEntries(queries, entries);
  await saveStanding(queries, entries, proposal.voters);
  await queries.query(
    z.unknown(),
    'update api_voting.proposal set scores = $2, voters = $3, log_length = $4, log_head = $5 where id = $1',
    [proposal.id, scores.map(String), count, proposal.log_length + entries.length, previous],
  );
  return results;
}

function hashed(vote: NewVote, position: number, previous: Hex): Omit<LogEntry, 'hash' | 'message'> {
  const { voter, message, signature, checked_at: checkedAt, received, power } = vote;
  return { position, previous, account: voter, text: message, signature, checkedAt, received, power };
}

async function insertEntries({ query }: Queries, entries: readonly EntryRow[]): Promise<void> {
  const text = `insert into api_voting.entry (proposal, position, id, previous, hash, voter, message, signature, checked_at, received,
      power, choice, created)
    select proposal, position, id, previous, hash, voter, message, signature, nullif(checked_at, -1), received, power, choice, created
    from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[],
      $10::bigint[], $11::numeric[], $12::integer[], $13::bigint[])
    as row (proposal, position, id, previous, hash, voter, message, signature, checked_at, received, power, choice, created)`;
  await query(z.unknown(), text, [
    entries.map(({ proposal }) => proposal),
    entries.map(({ position }) => position),
    entries.map(({ id }) => id),
    entries.map(({ previous }) => previous),
    entries.map(({ hash }) => hash),
    entries.map(({ voter }) => voter),
    entries.map(({ message }) => message),
    entries.map(({ signature }) => signature),
    entries.map(({ checked_at: block = -1 }) => block),
    entries.map(({ received }) => received),
    entries.map(({ power }) => String(power)),
    entries.map(({ choice }) => choice),
    entries.map(({ created }) => created),
  ]);
}

/** The last of each account; an account keeps the place that it had by its first. */
async function saveStanding({ query }: Queries, entries: readonly EntryRow[], voters: number): Promise<void> {
  const last = [...new Map(entries.map((entry) => [entry.voter, entry])).values()];
  const text = `insert into api_voting.vote (proposal, voter, place, id, position, choice, power, created)
    select row.proposal, row.voter, $8::integer + row_number() over (order by (known.voter is not null), row.position), row.id, row.position,
      row.choice, row.power, row.created
    from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::integer[], $6::numeric[], $7::bigint[])
      as row (proposal, voter, id, position, choice, power, created)
    left join api_voting.vote known on known.proposal = row.proposal and known.voter = row.voter
    on conflict (proposal, voter) do update
    set id = excluded.id, position = excluded.position, choice = excluded.choice, power = excluded.power, created = excluded.created`;
  await query(z.unknown(), text, [
    last.map(({ proposal }) => proposal),
    last.map(({ voter }) => voter),
    last.map(({ id }) => id),
    last.map(({ position }) => position),
    last.map(({ choice }) => choice),
    last.map(({ power }) => String(power)),
    last.map(({ created }) => created),
    voters,
  ]);
}
