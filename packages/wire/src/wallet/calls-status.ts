import * as z from 'zod/mini';
import { hashSchema } from '../shared/hash-schema';

const mostReceipts = 20;

/**
 * What a wallet says of a batch (`wallet_getCallsStatus`, EIP-5792). Of its receipts only the hashes are read: what they
 * led to is asked of the chain.
 */
export const callsStatusSchema = z.pipe(
  z.object({
    status: z.int().check(z.minimum(100), z.maximum(699)),
    receipts: z._default(
      z.nullable(z.array(z.object({ transactionHash: hashSchema })).check(z.maxLength(mostReceipts))),
      [],
    ),
  }),
  z.transform(({ status, receipts }) => ({
    outcome: outcomeOf(status),
    hashes: [...new Set((receipts ?? []).map(({ transactionHash }) => transactionHash))],
  })),
);

/** A parsed answer: hashes without repeats, in the wallet's order. */
export type CallsStatus = z.infer<typeof callsStatusSchema>;

function outcomeOf(status: number): 'pending' | 'confirmed' | 'not-sent' | 'reverted' | 'partial' {
  if (status < 200) return 'pending';
  if (status < 300) return 'confirmed';
  if (status < 500) return 'not-sent';
  return status < 600 ? 'reverted' : 'partial';
}
