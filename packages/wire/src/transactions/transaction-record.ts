import { cleanText } from '@besc/domain/shared/clean-text';
import * as z from 'zod/mini';
import { addressSchema, contractAddressSchema } from '../shared/address-schema';
import { hashSchema } from '../shared/hash-schema';

const mostChains = 10;
const mostRecords = 500;
/** More harvests than a block has room for. */
const mostUnpaid = 500;

const wholeSchema = z.int().check(z.minimum(0));
const textSchema = z.pipe(
  z.string().check(z.maxLength(500)),
  z.transform((text: string) => cleanText(text)),
);
const receiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: wholeSchema,
  contractAddress: z.nullable(addressSchema),
  from: addressSchema,
  status: z.optional(z.literal([0, 1])),
  to: z.nullable(addressSchema),
  transactionHash: hashSchema,
  transactionIndex: wholeSchema,
});
/** In the smallest unit, rounded where it is shown. */
const amountSchema = z.object({
  value: z.string().check(z.regex(/^[0-9]{1,78}$/)),
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
  meaning: z.literal(['held', 'paid']),
});
/** As records were kept before: a decimal text, rounded when it was sent. */
const oldAmountSchema = z.string().check(z.regex(/^[0-9]{1,400}(?:\.[0-9]{1,400})?$/));

/** An English text with what stands in its places. */
const messageSchema = z.object({
  text: textSchema,
  values: z.exactOptional(
    z
      .record(z.string().check(z.maxLength(40)), z.union([textSchema, z.number()]))
      .check(z.refine((values) => Object.keys(values).length <= 20)),
  ),
  amounts: z.exactOptional(
    z
      .record(z.string().check(z.maxLength(40)), z.union([amountSchema, oldAmountSchema]))
      .check(z.refine((amounts) => Object.keys(amounts).length <= 20)),
  ),
});

/**
 * One transaction this browser sent (TX-01 to TX-06), as it is stored. Times are milliseconds since 1970. `toast`: what is
 * said of its success in place of the summary, what has not come about when it fails, and what is said instead when a log tells
 * that what it promises was not paid. `unpaid`: which of these was so. `isPrelude`: what follows it tells of its success. `refusals`: what errors of its
 * contract mean to people, by their names. `logged`: amounts of the summary that the logs of its receipt tell, by their places:
 * estimated before, what was moved after (`isMeasured`). `callHash` is the fingerprint of its call, which tells a sped-up transaction
 * from one that replaced it. `endedBlock`: the newest block when another transaction was found in its place, which the chain
 * may take back. `sinceBlock`: the newest block before the wallet was asked for it. `seen`: it was compared with what was
 * shown. `sender`: whose nonce it used, when that is not the account (a batch may be sent by somebody else). `isBlocked`: one
 * before it is missing. `missingSince`: the block from which on the nodes do not know it. `reason`: why the chain refused it,
 * as the contract said. `isTakenBack`: it was told as confirmed before its block was replaced. `isStatusless`: the node was
 * asked again for a receipt without a status, and it still has none.
 */
export const transactionRecordSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  chainId: z.int().check(z.minimum(1)),
  nonce: wholeSchema,
  summary: messageSchema,
  toast: z.exactOptional(
    z.object({
      title: messageSchema,
      description: messageSchema,
      failure: z.exactOptional(messageSchema),
      unpaid: z.exactOptional(
        z.array(z.object({ log: textSchema, description: messageSchema })).check(z.maxLength(mostUnpaid)),
      ),
    }),
  ),
  isPrelude: z.exactOptional(z.literal(true)),
  refusals: z.exactOptional(
    z
      .record(z.string().check(z.maxLength(80)), messageSchema)
      .check(z.refine((refusals) => Object.keys(refusals).length <= 40)),
  ),
  logged: z.exactOptional(
    z.record(z.string().check(z.maxLength(40)), textSchema).check(z.refine((logs) => Object.keys(logs).length <= 20)),
  ),
  approval: z.exactOptional(z.object({ tokenAddress: contractAddressSchema, spender: contractAddressSchema })),
  claim: z.exactOptional(z.object({ recipient: addressSchema })),
  addedTime: wholeSchema,
  lastCheckedBlockNumber: z.exactOptional(wholeSchema),
  receipt: z.exactOptional(receiptSchema),
  confirmedTime: z.exactOptional(wholeSchema),
  ended: z.exactOptional(z.literal(['cancelled', 'replaced', 'different', 'partial'])),
  endedBlock: z.exactOptional(wholeSchema),
  replacedHash: z.exactOptional(hashSchema),
  callHash: z.exactOptional(hashSchema),
  sinceBlock: z.exactOptional(wholeSchema),
  seen: z.exactOptional(z.literal(true)),
  sender: z.exactOptional(addressSchema),
  isBlocked: z.exactOptional(z.literal(true)),
  missingSince: z.exactOptional(wholeSchema),
  reason: z.exactOptional(textSchema),
  unpaid: z.exactOptional(messageSchema),
  isMeasured: z.exactOptional(z.literal(true)),
  isTakenBack: z.exactOptional(z.literal(true)),
  isStatusless: z.exactOptional(z.literal(true)),
});

/** A stored transaction. */
export type TransactionRecord = z.infer<typeof transactionRecordSchema>;

/** Stored transactions by chain id and hash (TX-07). */
export type TransactionRecords = Readonly<Record<string, Readonly<Record<string, TransactionRecord>>>>;

/**
 * Reads stored transactions from parsed JSON: what is no sound record, or filed under a chain or hash that is not its own,
 * is dropped; of each chain the 500 newest are kept. Never throws.
 */
export function parseTransactions(json: unknown): TransactionRecords {
  const chains: Record<string, Record<string, TransactionRecord>> = {};
  for (const [chainKey, stored] of entriesOf(json).slice(0, mostChains)) {
    const records = entriesOf(stored).flatMap(([hash, entry]) => {
      const result = z.safeParse(transactionRecordSchema, entry);
      const isFiledRight = result.success && result.data.hash === hash && String(result.data.chainId) === chainKey;
      return isFiledRight ? [result.data] : [];
    });
    const newest = records.toSorted((a, b) => b.addedTime - a.addedTime).slice(0, mostRecords);
    if (newest.length > 0) chains[chainKey] = Object.fromEntries(newest.map((record) => [record.hash, record]));
  }
  return chains;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
