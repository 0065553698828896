import * as z from 'zod/mini';
import { hashSchema } from './hash-schema';

const logsSchema = z.array(
  z.pipe(
    z.object({
      topics: z.tuple([hashSchema], hashSchema).check(z.maxLength(4)),
      data: z.templateLiteral(['0x', z.string('must be bytes').check(z.regex(/^(?:[0-9a-fA-F]{64})*$/))]),
      blockNumber: z.string('must be a number').check(z.regex(/^0x[0-9a-f]{1,16}$/, 'must be a number')),
      transactionHash: hashSchema,
    }),
    z.transform(({ topics, data, blockNumber, transactionHash }) => ({
      ...{ topics, data, block: BigInt(blockNumber), transaction: transactionHash },
    })),
  ),
);

export type ChainLog = z.output<typeof logsSchema>[number];

/**
 * Logs as a node answers them, of events that hold nothing but words of 32 bytes; the first topic is the event's signature.
 * `block` is the number of the block. Throws zod's error for any other answer.
 */
export function parseChainLogs(answer: unknown): readonly ChainLog[] {
  return z.parse(logsSchema, answer);
}
