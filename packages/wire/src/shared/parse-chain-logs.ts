import * as z from 'zod/mini';
import { addressSchema } from './address-schema';
import { hashSchema } from './hash-schema';

const word = /^0x(?:[0-9a-fA-F]{64})*$/;

const numberSchema = z.string('must be a number').check(z.regex(/^0x[0-9a-f]{1,16}$/, 'must be a number'));

const logSchema = z.pipe(
  z.object({
    topics: z.tuple([hashSchema], hashSchema).check(z.maxLength(4)),
    data: z.string('must be bytes').check(z.regex(word, 'must be whole words')),
    address: addressSchema,
    blockNumber: numberSchema,
    logIndex: numberSchema,
    transactionHash: hashSchema,
  }),
  z.transform(({ address, topics, data, blockNumber, logIndex, transactionHash }) => ({
    address,
    index: Number(logIndex),
    topics,
    data: (data.slice(2).match(/.{64}/g) ?? []).map((text) => `0x${text.toLowerCase()}` as const),
    block: BigInt(blockNumber),
    transaction: transactionHash,
  })),
);
const logsSchema = z.array(logSchema);

export type ChainLog = z.output<typeof logsSchema>[number];

/**
 * Logs as a node answers them, of events that hold nothing but words of 32 bytes: the topics (the first is the event's
 * signature) and the words of the data. `block` is the number of the block, `index` the place within it. Throws zod's error for any other answer.
 */
export function parseChainLogs(answer: unknown): readonly ChainLog[] {
  return z.parse(logsSchema, answer);
}

/** As `parseChainLogs`, without those that are no such logs: what strangers' contracts write must stop nothing. */
export function parseSoundLogs(answer: unknown): readonly ChainLog[] {
  return z.parse(z.array(z.unknown()), answer).flatMap((log) => {
    const { data } = z.safeParse(logSchema, log);
    return data === undefined ? [] : [data];
  });
}
