import * as z from 'zod/mini';

const mostChains = 10;

/** Stored entries by chain id, read with the schema that `entries` gives for the chain. Chains without any are left out. */
export function byChain<Entry>(entries: (chainId: number) => z.ZodMiniType<readonly Entry[]>) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((chains): Readonly<Record<string, readonly Entry[]>> => {
      const kept: Record<string, readonly Entry[]> = {};
      for (const [id, json] of Object.entries(chains).slice(0, mostChains)) {
        if (!/^[1-9]\d{0,15}$/.test(id)) continue;
        const result = z.safeParse(entries(Number(id)), json);
        if (result.success && result.data.length > 0) kept[id] = result.data;
      }
      return kept;
    }),
  );
}
