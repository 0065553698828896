import type { LogEntry, LogReceipt, SignedProposal } from '@besc/domain/voting/vote-log';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { hashSchema } from '../shared/hash-schema';
import { readMessage } from './message-schemas';
import { signatureSchema, unitsSchema, wholeSchema } from './voting-fields';

/** The hub's signed word for a place of a log. */
export const receiptSchema = z.object({
  proposal: hashSchema,
  position: wholeSchema,
  hash: hashSchema,
  signer: addressSchema,
  signature: signatureSchema,
}) satisfies z.ZodMiniType<LogReceipt>;

const signedText = {
  account: addressSchema,
  text: z.string().check(z.maxLength(64 * 1024)),
  signature: signatureSchema,
  checkedAt: z.pipe(
    z.nullable(wholeSchema),
    z.transform((block: number | null) => block ?? undefined),
  ),
  received: wholeSchema,
  power: unitsSchema,
};

const proposalShape = z.object({ ...signedText, id: hashSchema, snapshotHash: hashSchema });
const entryShape = z.object({ ...signedText, position: wholeSchema, previous: hashSchema, hash: hashSchema });

/** The proposal of a log. */
export const signedProposalSchema = z.pipe(
  proposalShape,
  z.transform((proposal: z.output<typeof proposalShape>): SignedProposal => {
    const message = readMessage(proposal.text);
    return { ...proposal, message: message?.type === 'proposal' ? message : undefined };
  }),
);

/** An entry of a log. What it signs may be anything: that is for the check to say. */
export const logEntrySchema = z.pipe(
  entryShape,
  z.transform((entry: z.output<typeof entryShape>): LogEntry => {
    const message = readMessage(entry.text);
    return { ...entry, message: message?.type === 'vote' ? message : undefined };
  }),
);

/** A page of a log: entries after a place, and the head as it is now. */
export const logPageSchema = z.object({
  proposal: signedProposalSchema,
  entries: z.array(logEntrySchema),
  head: z.nullable(receiptSchema),
});
