import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { addressSchema } from '@besc/wire/shared/address-schema';
import { hashSchema } from '@besc/wire/shared/hash-schema';
import * as z from 'zod';
import type { Queries, SqlValue } from '../shared/store';

const count = z.bigint().transform(Number);
const amount = z.string().regex(/^\d+$/).transform(BigInt);

const signed = {
  message: z.string(),
  signature: z.string().transform((text) => text as Hex),
  checked_at: z
    .bigint()
    .nullable()
    .transform((block) => (block === null ? undefined : Number(block))),
  received: count,
  power: amount,
};

const proposalRow = z.object({
  ...signed,
  id: hashSchema,
  author: addressSchema,
  snapshot_hash: hashSchema,
  title: z.string(),
  body: z.string(),
  choices: z.array(z.string()),
  created: count,
  start_at: count,
  end_at: count,
  snapshot: count,
  scores: z.array(amount),
  voters: z.number(),
  log_length: z.number(),
  log_head: hashSchema,
});

/** A proposal as it is kept. */
export type ProposalRow = z.output<typeof proposalRow>;

const entryRow = z.object({
  ...signed,
  id: hashSchema,
  proposal: hashSchema,
  position: z.number(),
  previous: hashSchema,
  hash: hashSchema,
  voter: addressSchema,
  choice: z.number(),
  created: count,
});

/** An entry of a log as it is kept. */
export type EntryRow = z.output<typeof entryRow>;

const voteRow = z.object({
  id: hashSchema,
  proposal: hashSchema,
  voter: addressSchema,
  created: count,
  choice: z.number(),
  position: z.number(),
  power: amount,
  choices: z.array(z.string()),
  snapshot: count,
});

/** A vote that counts as it is kept, with what it is about. */
export type VoteRow = z.output<typeof voteRow>;

/** Which proposals are asked for. */
export interface ProposalFilter {
  readonly first: number;
  readonly skip: number;
  readonly ids?: readonly string[] | undefined;
  readonly state?: string | undefined;
  readonly author?: string | undefined;
  /** With `isCore` true those by these accounts, with false all others. */
  readonly core?: { readonly accounts: readonly string[]; readonly isCore: boolean } | undefined;
  readonly orderBy: 'end' | 'created';
  readonly isAscending: boolean;
  /** Unix seconds. */
  readonly now: number;
}

const orders = { end: 'end_at', created: 'created' };

/** Proposals by their end or their time. */
export function proposalsOf({ query }: Queries, filter: ProposalFilter): Promise<readonly ProposalRow[]> {
  const values: SqlValue[] = [];
  const bound = (value: SqlValue) => `$${values.push(value)}`;
  const wheres = ['true'];
  const { ids, state, author, core, now } = filter;
  if (ids) wheres.push(`id = any(${bound(ids)})`);
  if (author) wheres.push(`author = ${bound(author)}`);
  if (core) wheres.push(`(author = any(${bound(core.accounts)})) = ${bound(core.isCore)}`);
  if (state === 'pending') wheres.push(`start_at > ${bound(now)}`);
  if (state === 'active') wheres.push(`start_at <= ${bound(now)} and end_at > ${bound(now)}`);
  if (state === 'closed') wheres.push(`end_at <= ${bound(now)}`);
  const direction = filter.isAscending ? 'asc' : 'desc';
  const order = `${orders[filter.orderBy]} ${direction}, id`;
  const text = `select * from api_voting.proposal where ${wheres.join(' and ')} order by ${order} limit ${bound(filter.first)} offset ${bound(filter.skip)}`;
  return query(proposalRow, text, values);
}

/** One proposal; `lock` keeps other transactions from it until this one ends. */
export async function proposalOf(
  { query }: Queries,
  id: string,
  lock?: 'for update',
): Promise<ProposalRow | undefined> {
  const [row] = await query(proposalRow, `select * from api_voting.proposal where id = $1 ${lock ?? ''}`, [id]);
  return row;
}

/** Keeps a proposal, unless it is there already. */
export async function addProposal({ query }: Queries, row: ProposalRow): Promise<void> {
  const text = `insert into api_voting.proposal (id, author, message, signature, checked_at, received, power, snapshot_hash, title, body,
      choices, created, start_at, end_at, snapshot, scores, log_head)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $1) on conflict do nothing`;
  await query(z.unknown(), text, [
    row.id,
    row.author,
    row.message,
    row.signature,
    row.checked_at ?? null,
    row.received,
    String(row.power),
    row.snapshot_hash,
    row.title,
    row.body,
    row.choices,
    row.created,
    row.start_at,
    row.end_at,
    row.snapshot,
    row.scores.map(String),
  ]);
}

/** How many proposals an account has made since a time, in Unix milliseconds. */
export async function proposalsSince({ query }: Queries, author: Address, time: number): Promise<number> {
  const text = 'select count(*) as count from api_voting.proposal where author = $1 and received >= $2';
  const [row] = await query(z.object({ count }), text, [author, time]);
  return row?.count ?? 0;
}

/** Entries of a log after a place. */
export function entriesOf(
  { query }: Queries,
  { proposal, after, limit }: { proposal: string; after: number; limit: number },
): Promise<readonly EntryRow[]> {
  const text = 'select * from api_voting.entry where proposal = $1 and position > $2 order by position limit $3';
  return query(entryRow, text, [proposal, after, limit]);
}

/** The entries of some messages; those that were never taken are missing. */
export function entriesOfMessages({ query }: Queries, ids: readonly string[]): Promise<readonly EntryRow[]> {
  return query(entryRow, 'select * from api_voting.entry where id = any($1)', [ids]);
}

/** Which votes are asked for. */
export interface VoteFilter {
  readonly first: number;
  readonly skip: number;
  readonly proposals?: readonly string[] | undefined;
  readonly voters?: readonly string[] | undefined;
}

/** Votes that count, of each proposal in the order in which their accounts voted first. */
export function votesOf({ query }: Queries, { first, skip, proposals, voters }: VoteFilter) {
  const values: SqlValue[] = [];
  const bound = (value: SqlValue) => `$${values.push(value)}`;
  const wheres = ['true'];
  if (proposals) wheres.push(`vote.proposal = any(${bound(proposals)})`);
  if (voters) wheres.push(`vote.voter = any(${bound(voters)})`);
  const text = `select vote.*, proposal.choices, proposal.snapshot
    from api_voting.vote join api_voting.proposal on proposal.id = vote.proposal
    where ${wheres.join(' and ')} order by vote.proposal, vote.place limit ${bound(first)} offset ${bound(skip)}`;
  return query(voteRow, text, values);
}
