import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { hashSchema } from '../shared/hash-schema';
import { timeSchema, wholeSchema } from '../shared/stake-schema';

const count = z.int().check(z.nonnegative());
const maybeCount = z.nullable(count);
const maybeTime = z.nullable(timeSchema);
const maybeHash = z.nullable(hashSchema);

const row = z.object({
  sourceId: addressSchema,
  number: count,
  bond: wholeSchema,
  commitment: hashSchema,
  status: z.enum(['committed', 'reserved', 'requested', 'revealed', 'expired']),
  commitBlock: count,
  commitTime: timeSchema,
  commitHash: hashSchema,
  consumer: z.nullable(addressSchema),
  reserveBlock: maybeCount,
  reserveTime: maybeTime,
  reserveHash: maybeHash,
  targetBlock: maybeCount,
  deadline: maybeTime,
  requestBlock: maybeCount,
  requestTime: maybeTime,
  requestHash: maybeHash,
  blockHash: maybeHash,
  noteBlock: maybeCount,
  noteTime: maybeTime,
  noteHash: maybeHash,
  secret: maybeHash,
  word: z.nullable(wholeSchema),
  revealBlock: maybeCount,
  revealTime: maybeTime,
  revealHash: maybeHash,
});
const query = `query ($id: String!) { word: randomWord(id: $id) { ${Object.keys(row.shape).join(' ')} } }`;
const data = z.object({ word: z.nullable(row) });

/**
 * A random word from its commitment on; what has not happened yet is null. `commitment` is keccak256 of the secret, `bond` wei
 * of MONEY, `blockHash` the target block's, and the word keccak256 of secret, block hash, consumer and number (ABI encoded).
 * `…Hash` of a step is its transaction, `deadline` and times are unix seconds. "expired" is set when the consumer gives a word
 * up; one whose deadline has passed may still be "requested".
 */
export type RandomWord = z.output<typeof row>;

/** A word by its id in the index (`wordId` of a lottery round); undefined when there is none. Throws FetchError. */
export async function fetchRandomWord(request: IndexRequest & { id: string }): Promise<RandomWord | undefined> {
  const { id, ...rest } = request;
  return (await fetchIndex({ ...rest, document: { query, data }, variables: { id } })).word ?? undefined;
}
