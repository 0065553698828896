import * as z from 'zod/mini';

const capabilitiesSchema = z.record(z.string(), z.unknown());
const entrySchema = z.object({ atomic: z.object({ status: z.string() }) });

/**
 * Whether a wallet's answer to `wallet_getCapabilities` says that it carries out several calls as one on this chain
 * (EIP-5792: `atomic` is 'supported' or 'ready'). An entry for chain 0 holds for every chain without its own; what it says
 * of other chains is not looked at.
 */
export function hasAtomicBatch(answer: unknown, chainId: number): boolean {
  const parsed = z.safeParse(capabilitiesSchema, answer);
  if (!parsed.success) return false;
  const statusOn = (id: number) => {
    const found = Object.entries(parsed.data).find(([key]) => /^0x[0-9a-f]+$/i.test(key) && Number(key) === id);
    const read = z.safeParse(entrySchema, found?.[1]);
    return read.success ? read.data.atomic.status : undefined;
  };
  const status = statusOn(chainId) ?? statusOn(0);
  return status === 'supported' || status === 'ready';
}
