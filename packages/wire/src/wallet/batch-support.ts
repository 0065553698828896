import * as z from 'zod/mini';

const capabilitiesSchema = z.record(z.string(), z.object({ atomic: z.optional(z.object({ status: z.string() })) }));

/**
 * Whether a wallet's answer to `wallet_getCapabilities` says that it carries out several calls as one on this chain
 * (EIP-5792: `atomic` is 'supported' or 'ready'). An entry for chain 0 holds for every chain without its own.
 */
export function hasAtomicBatch(answer: unknown, chainId: number): boolean {
  const parsed = z.safeParse(capabilitiesSchema, answer);
  if (!parsed.success) return false;
  const entry = (id: number) =>
    Object.entries(parsed.data).find(([key]) => /^0x[0-9a-f]+$/i.test(key) && Number(key) === id)?.[1];
  const status = (entry(chainId)?.atomic ?? entry(0)?.atomic)?.status;
  return status === 'supported' || status === 'ready';
}
