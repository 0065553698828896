import type { Hex } from '@besc/domain/shared/hex';
import type { ProposalMessage, VoteMessage } from '@besc/domain/voting/voting-message';
import { messageVersion, votingSpace } from '@besc/domain/voting/voting-rules';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { hashSchema } from '../shared/hash-schema';
import { wholeSchema } from './voting-fields';

const origin = {
  network: z.string().check(z.regex(/^\d{1,15}$/)),
  genesis: hashSchema,
  account: addressSchema,
};
const shortText = z.string().check(z.maxLength(200));

const head = {
  version: z.literal(messageVersion, `must be ${messageVersion}`),
  timestamp: z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'must be Unix seconds as text')),
  space: z.literal(votingSpace.id, `must be ${votingSpace.id}`),
};

/** A proposal as it is signed. Its rules are `proposalProblems`. */
export const proposalMessageSchema = z.strictObject({
  ...head,
  type: z.literal('proposal'),
  payload: z.strictObject({
    name: z.string(),
    body: z.string(),
    choices: z.array(z.string()),
    start: wholeSchema,
    end: wholeSchema,
    snapshot: wholeSchema,
    metadata: z.strictObject({
      plugins: z.strictObject({}),
      ...origin,
      strategies: z.array(z.never()),
    }),
    type: z.literal('single-choice'),
  }),
}) satisfies z.ZodMiniType<ProposalMessage>;

/** A vote as it is signed. Its rules are `voteProblem`. */
export const voteMessageSchema = z.strictObject({
  ...head,
  type: z.literal('vote'),
  payload: z.strictObject({
    proposal: hashSchema,
    choice: z.int('must be a whole number'),
    metadata: z.strictObject({ ...origin, votingPower: shortText, verificationHash: shortText }),
  }),
}) satisfies z.ZodMiniType<VoteMessage>;

const messageSchema = z.discriminatedUnion('type', [proposalMessageSchema, voteMessageSchema]);

/**
 * Reads a signed text. It must be written as `JSON.stringify` writes what is read from it: a name that stands twice, of which a
 * wallet shows both, is refused.
 */
export const messageTextSchema = z.pipe(
  z.string('must be a text'),
  z.transform((text: string, context): ProposalMessage | VoteMessage => {
    const json = jsonOf(text);
    const read = messageSchema.safeParse(json);
    if (read.success && JSON.stringify(json) === text) return read.data;
    const issue = read.error?.issues[0];
    const place = issue === undefined ? '' : `${issue.path.map(String).join('.')} ${issue.message}`;
    context.issues.push({ code: 'custom', message: `is no message of a vote or proposal: ${place}`, input: text });
    return z.NEVER;
  }),
);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text as a vote or proposal; undefined when it is none. */
export function readMessage(text: string): ProposalMessage | VoteMessage | undefined {
  return messageTextSchema.safeParse(text).data;
}

/** What is posted to `/api/message`. */
export interface MessagePost {
  readonly address: string;
  readonly msg: string;
  readonly sig: Hex;
}
