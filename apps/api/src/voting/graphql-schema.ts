import { proposalState } from '@besc/domain/voting/proposal';
import { votingSpace } from '@besc/domain/voting/voting-rules';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { proposalsPage } from '@besc/wire/voting/fetch-proposals';
import { votesPage } from '@besc/wire/voting/fetch-votes';
import { moneyText } from '@besc/wire/voting/voting-fields';
import { createGraphQLError, createSchema } from 'graphql-yoga';
import type { Store } from '../shared/store';
import { type ProposalRow, proposalOf, proposalsOf, type VoteRow, votesOf } from './vote-store';

const mostSkipped = 100_000;
/** Rows that all lists of a request may ask for together. */
const mostRows = 3_000;

const types = `
  type Space { id: String! name: String! }
  type Proposal {
    id: String! title: String! body: String! choices: [String!]! start: Int! end: Int! snapshot: String! state: String!
    author: String! space: Space! kind: String! created: Int!
    "MONEY for each choice." scores: [String!]!
    "Accounts that voted." voters: Int!
    "Entries of the log, and the hash of the last one." logLength: Int! logHead: String!
  }
  type VotedProposal { id: String! choices: [String!]! }
  type VoteMetadata { votingPower: String! verificationHash: String! }
  type Vote {
    id: String! voter: String! created: Int! choice: Int! space: Space! proposal: VotedProposal! metadata: VoteMetadata!
    "Place in the log." position: Int!
  }
  enum OrderDirection { asc desc }
  input ProposalWhere { id: String id_in: [String!] space: String space_in: [String!] state: String author: String kind: String }
  input VoteWhere { proposal: String proposal_in: [String!] voter: String voter_in: [String!] space: String }
  type Query {
    proposals(first: Int! = ${proposalsPage.usual}, skip: Int! = 0, where: ProposalWhere, orderBy: String! = "end", orderDirection: OrderDirection! = desc): [Proposal!]!
    proposal(id: String!): Proposal
    votes(first: Int! = ${votesPage}, skip: Int! = 0, where: VoteWhere!): [Vote!]!
  }
`;

interface ProposalArguments {
  readonly first: number;
  readonly skip: number;
  readonly orderBy: string;
  readonly orderDirection: 'asc' | 'desc';
  readonly where?: Partial<
    Record<'id' | 'space' | 'state' | 'author' | 'kind', string | null> & Record<'id_in' | 'space_in', string[] | null>
  > | null;
}

interface VoteArguments {
  readonly first: number;
  readonly skip: number;
  readonly where: Partial<
    Record<'proposal' | 'voter' | 'space', string | null> & Record<'proposal_in' | 'voter_in', string[] | null>
  >;
}

/** What is answered from. */
export interface QueriedHub {
  readonly store: Store;
  readonly nowMs: () => number;
  /** Accounts whose proposals are Core. */
  readonly core: readonly string[];
  readonly hashOf: (vote: { voter: VoteRow['voter']; snapshot: number; power: bigint }) => string;
}

/** The rows that a request has asked for so far. */
export interface QueryContext {
  rows?: number;
}

/** The documents' queries. */
export function votingSchema(hub: QueriedHub) {
  const { proposals, proposal, votes } = queriesOf(hub);
  return createSchema<QueryContext>({
    typeDefs: types,
    resolvers: {
      Query: {
        proposals: (_, args, context) => proposals(readable(args), context),
        proposal: (_, args, context) => proposal(readable(args), context),
        votes: (_, args, context) => votes(readable(args), context),
      },
    },
  });
}

function queriesOf({ store, nowMs, core, hashOf }: QueriedHub) {
  const proposalAnswer = (row: ProposalRow) => ({
    id: row.id,
    title: row.title,
    body: row.body,
    choices: row.choices,
    start: row.start_at,
    end: row.end_at,
    snapshot: String(row.snapshot),
    state: proposalState({ start: row.start_at, end: row.end_at }, nowMs() / 1000),
    author: row.author,
    space: votingSpace,
    kind: core.includes(row.author) ? 'core' : 'community',
    created: row.created,
    scores: row.scores.map(moneyText),
    voters: row.voters,
    logLength: row.log_length,
    logHead: row.log_head,
  });
  return {
    async proposals({ first, skip, orderBy, orderDirection, where }: ProposalArguments, context: QueryContext) {
      requirePage(context, { first, skip }, proposalsPage.most);
      if (orderBy !== 'end' && orderBy !== 'created') throw refusal('Proposals are ordered by "end" or "created".');
      if (!isOurs(where?.space, where?.space_in)) return [];
      const { state, kind } = where ?? {};
      if (state && !['pending', 'active', 'closed'].includes(state))
        throw refusal(`"${state.slice(0, 20)}" is no state.`);
      if (kind && !['core', 'community'].includes(kind)) throw refusal(`"${kind.slice(0, 20)}" is no kind.`);
      const author = where?.author ? (parseAddress(where.author) ?? 'none') : undefined;
      const rows = await proposalsOf(store, {
        first,
        skip,
        ids: idsOf(where?.id, where?.id_in),
        state: state ?? undefined,
        author,
        core: kind ? { accounts: core, isCore: kind === 'core' } : undefined,
        orderBy,
        isAscending: orderDirection === 'asc',
        now: Math.floor(nowMs() / 1000),
      });
      return rows.map(proposalAnswer);
    },
    async proposal({ id }: { readonly id: string }, context: QueryContext) {
      requirePage(context, { first: 1, skip: 0 }, 1);
      const row = await proposalOf(store, id.toLowerCase());
      return row ? proposalAnswer(row) : null;
    },
    async votes({ first, skip, where }: VoteArguments, context: QueryContext) {
      requirePage(context, { first, skip }, votesPage);
      if (!isOurs(where.space, undefined)) return [];
      const proposals = idsOf(where.proposal, where.proposal_in);
      const voters = idsOf(where.voter, where.voter_in)?.map((voter) => parseAddress(voter) ?? 'none');
      if (proposals === undefined && voters === undefined) throw refusal('Votes are of a proposal or of a voter.');
      const rows = await votesOf(store, { first, skip, proposals, voters });
      return rows.map(({ id, voter, created, choice, choices, proposal, power, position, snapshot }) => ({
        id,
        voter,
        created,
        choice,
        space: votingSpace,
        proposal: { id: proposal, choices },
        metadata: { votingPower: moneyText(power), verificationHash: hashOf({ voter, snapshot, power }) },
        position,
      }));
    },
  };
}

function requirePage(context: QueryContext, { first, skip }: { first: number; skip: number }, most: number): void {
  if (first < 0 || first > most) throw refusal(`"first" is at most ${most} here.`);
  if (skip < 0 || skip > mostSkipped) throw refusal(`"skip" is at most ${mostSkipped}.`);
  context.rows = (context.rows ?? 0) + first;
  if (context.rows > mostRows) throw refusal(`A request may ask for ${mostRows} rows at most.`);
}

/** What is asked, where all of its text can be looked for: the database knows no NUL. */
function readable<Asked extends object>(asked: Asked): Asked {
  if (JSON.stringify(asked).includes('\\u0000'))
    throw refusal('A text has a character that cannot be looked for.', 400);
  return asked;
}

/** `null` is as if it were not there. */
function idsOf(one: string | null | undefined, many: readonly string[] | null | undefined): string[] | undefined {
  if (many && many.length > 100) throw refusal('A list holds at most 100 ids.');
  const [id, ids] = [one?.toLowerCase(), many?.map((each) => each.toLowerCase())];
  if (id) return ids && !ids.includes(id) ? [] : [id];
  return ids;
}

function isOurs(space: string | null | undefined, spaces: readonly string[] | null | undefined): boolean {
  return (!space || space === votingSpace.id) && (!spaces || spaces.includes(votingSpace.id));
}

function refusal(message: string, status = 200) {
  return createGraphQLError(message, { extensions: { code: 'BAD_QUERY', http: { status } } });
}
