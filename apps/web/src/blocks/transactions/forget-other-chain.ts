import { clearedRecords } from '@besc/domain/transactions/record-lifecycle';
import type { Settings } from '@besc/wire/settings/settings';
import * as z from 'zod/mini';
import { keptRequests, requestsKey, storedRequests } from './kept-requests-store';
import { updateTransactions } from './transaction-store';

const storageKey = 'besc-chains';
const seenSchema = z.record(z.string(), z.string());

/**
 * Drops the records and open requests of a chain that no longer exists: a local chain that was begun anew has the same id
 * but another first block, and what was sent on the old one would look as if the new one had taken it back, or had sent it.
 */
export function forgetOtherChain({ chain }: Pick<Settings, 'chain'>): void {
  const seen = readSeen();
  const before = Object.hasOwn(seen, chain.id) ? seen[chain.id] : undefined;
  if (before === chain.genesisHash) return;
  if (before !== undefined) {
    updateTransactions((records) => clearedRecords(records, chain.id));
    dropRequests(chain.id);
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...seen, [chain.id]: chain.genesisHash }));
  } catch {
    // Without storage there are no records of an earlier visit either.
  }
}

/** Without `request-store`, whose schemas are no part of the first view: what is no sound request is dropped there. */
function dropRequests(chainId: number): void {
  const isOfChain = z.object({ chainId: z.literal(chainId) });
  try {
    const requests = z.parse(z.array(z.unknown()), JSON.parse(storedRequests(keptRequests.getState().text)));
    const text = JSON.stringify(requests.filter((request) => !z.safeParse(isOfChain, request).success));
    keptRequests.setState({ text });
    localStorage.setItem(requestsKey, text);
  } catch {
    // What cannot be read holds no request, and without storage there is none of an earlier visit.
  }
}

function readSeen(): Record<string, string> {
  try {
    const seen = z.safeParse(seenSchema, JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    return seen.success ? seen.data : {};
  } catch {
    return {};
  }
}
