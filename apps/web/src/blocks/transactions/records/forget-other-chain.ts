import { clearedRecords } from '@besc/domain/transactions/records';
import type { Settings } from '@besc/wire/settings/settings';
import * as z from 'zod/mini';
import { loadPart } from '../../../lib/load-part';
import { updateTransactions } from './transaction-store';

const storageKey = 'besc-chains';
const seenSchema = z.record(z.string(), z.string());

/**
 * Drops the records and open requests of a chain that no longer exists: a local chain that was started over has the same id
 * but another first block, and what was sent on the old one would look as if the new one had taken it back, or had sent it.
 */
export function forgetOtherChain({ chain }: Pick<Settings, 'chain'>): void {
  const seen = readSeen();
  const before = Object.hasOwn(seen, chain.id) ? seen[chain.id] : undefined;
  if (before === chain.genesisHash) return;
  const remember = () => {
    try {
      localStorage.setItem(storageKey, JSON.stringify({ ...seen, [chain.id]: chain.genesisHash }));
    } catch {
      // Without storage there are no records of an earlier visit either.
    }
  };
  if (before === undefined) {
    remember();
    return;
  }
  updateTransactions((records) => clearedRecords(records, chain.id));
  // Its schemas are no part of the first view. What could not be dropped is to be dropped at the next start.
  loadPart('request-store', () => import('./request-store')).then(({ updateRequests }) => {
    updateRequests((requests) => requests.filter(({ chainId }) => chainId !== chain.id));
    remember();
  }, console.error);
}

function readSeen(): Record<string, string> {
  try {
    const seen = z.safeParse(seenSchema, JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    return seen.success ? seen.data : {};
  } catch {
    return {};
  }
}
