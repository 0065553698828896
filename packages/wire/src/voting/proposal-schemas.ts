import type { Proposal } from '@besc/domain/voting/proposal';
import type { Vote } from '@besc/domain/voting/vote';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { hashSchema } from '../shared/hash-schema';
import { moneySchema, wholeSchema } from './voting-fields';

const spaceSchema = z.object({ id: z.string(), name: z.string() });

/** A proposal as GraphQL answers it. */
export const proposalSchema = z.object({
  id: hashSchema,
  title: z.string(),
  body: z.string(),
  choices: z.array(z.string()),
  start: wholeSchema,
  end: wholeSchema,
  snapshot: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  state: z.enum(['pending', 'active', 'closed']),
  author: addressSchema,
  space: spaceSchema,
  kind: z.enum(['core', 'community']),
  created: wholeSchema,
  scores: z.array(moneySchema),
  voters: wholeSchema,
  logLength: wholeSchema,
  logHead: hashSchema,
}) satisfies z.ZodMiniType<Proposal>;

/** The fields of a proposal in a query. */
export const proposalFields =
  'id title body choices start end snapshot state author space { id name } kind created scores voters logLength logHead';

const wireVoteSchema = z.object({
  id: hashSchema,
  voter: addressSchema,
  created: wholeSchema,
  choice: z.int(),
  space: spaceSchema,
  proposal: z.object({ id: hashSchema, choices: z.array(z.string()) }),
  metadata: z.object({ votingPower: moneySchema, verificationHash: hashSchema }),
  position: wholeSchema,
});

/** A vote as GraphQL answers it. */
export const voteSchema = z.pipe(
  wireVoteSchema,
  z.transform(({ metadata, ...vote }: z.output<typeof wireVoteSchema>): Vote => {
    return { ...vote, power: metadata.votingPower, verificationHash: metadata.verificationHash };
  }),
);

/** The fields of a vote in a query. */
export const voteFields =
  'id voter created choice space { id name } proposal { id choices } metadata { votingPower verificationHash } position';
