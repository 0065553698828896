import * as z from 'zod/mini';
import { hashSchema } from '../shared/hash-schema';
import { transactionRecordSchema } from './transaction-record';

const mostRequests = 50;
/** A harvest of every farm there may be. */
const mostParts = 100;

const { from, chainId, nonce, summary, toast, isPrelude, refusals, logged, approval } = transactionRecordSchema.shape;
const dataSchema = z.string().check(z.regex(/^0x(?:[0-9a-f]{2}){0,20000}$/i));
const timeSchema = z.int().check(z.minimum(0));

/**
 * What was put before a wallet and has no hash yet, as it is stored before the wallet opens: a reload at that moment, or
 * a wallet that answers nothing, loses nothing. `id` is our own and the id proposed for a batch. `until`: milliseconds
 * since 1970 after which it is forgotten. `callHash`: the call's fingerprint, by which it is found on the chain.
 * `doubtedBlock`: the newest block when the wallet answered something that leaves open whether it has sent. `isSilent`:
 * the answer said clearly that it has not; it is looked for all the same, but nothing is told unless it is found.
 */
export const walletRequestSchema = z.object({
  id: hashSchema,
  from,
  chainId,
  nonce,
  summary,
  toast,
  isPrelude,
  refusals,
  logged,
  approval,
  callHash: z.exactOptional(hashSchema),
  sinceBlock: timeSchema,
  askedTime: timeSchema,
  until: timeSchema,
  doubtedBlock: z.exactOptional(timeSchema),
  isSilent: z.exactOptional(z.literal(true)),
  /** A batch (EIP-5792): the id to ask the wallet by, what its calls are, and whether the wallet took it. `data` is a call's data. */
  batch: z.exactOptional(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(8200)),
      parts: z
        .array(z.object({ summary, callHash: hashSchema, data: z.exactOptional(dataSchema) }))
        .check(z.minLength(2), z.maxLength(mostParts)),
      isAccepted: z.boolean(),
    }),
  ),
});

/** A request to a wallet that has no hash yet. */
export type WalletRequest = z.infer<typeof walletRequestSchema>;

/** Reads stored requests from parsed JSON: what is no sound one is dropped, the newest 50 are kept. Never throws. */
export function parseWalletRequests(json: unknown): readonly WalletRequest[] {
  if (!Array.isArray(json)) return [];
  const requests = json.flatMap((entry) => {
    const result = z.safeParse(walletRequestSchema, entry);
    return result.success ? [result.data] : [];
  });
  return requests.toSorted((a, b) => b.askedTime - a.askedTime).slice(0, mostRequests);
}
