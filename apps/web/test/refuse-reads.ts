import type { Address } from '@besc/domain/shared/address';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** From here to the test's end no node answers a read that names a contract. Gives how many were refused. */
export function refuseReads(contract: Address): () => number {
  let refused = 0;
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const body = String(request[1]?.body);
    if (!body.includes('eth_call') || !body.includes(contract.slice(2).toLowerCase())) return await ask(...request);
    refused += 1;
    throw new TypeError('No answer');
  });
  return () => refused;
}

/** What is counted at each change of the page while three more reads are refused. */
export async function countsWhileRefused(refused: () => number, count: () => number): Promise<readonly number[]> {
  const tries = refused();
  const counts: number[] = [];
  const looking = new MutationObserver(() => counts.push(count()));
  looking.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(refused()).toBeGreaterThan(tries + 3));
  looking.disconnect();
  return counts;
}
