import { readRpc } from './read-rpc';
import { RpcUnreachableError } from './rpc-unreachable-error';

/** How long an endpoint's identity is believed, and how long a wrong or silent one is left alone. */
const believedMs = 60_000;
const avoidedMs = 5000;

/** Gives the endpoints that run the chain with this id and first block. Throws RpcUnreachableError when none does. */
export function ourEndpoints(settings: {
  rpcUrls: readonly string[];
  chainId: number;
  genesisHash: string;
}): () => Promise<string[]> {
  const known = new Map<string, { ours: boolean; until: number }>();
  const isOurs = async (url: string): Promise<boolean> => {
    const before = known.get(url);
    if (before && before.until > performance.now()) return before.ours;
    const ours = await runsOurChain(url, settings).catch(() => false);
    known.set(url, { ours, until: performance.now() + (ours ? believedMs : avoidedMs) });
    return ours;
  };
  return async () => {
    const verdicts = await Promise.all(settings.rpcUrls.map(isOurs));
    const ours = settings.rpcUrls.filter((_, position) => verdicts[position]);
    if (ours.length > 0) return ours;
    known.clear();
    throw new RpcUnreachableError(new Error('none of the endpoints runs the chain of the deployment'));
  };
}

async function runsOurChain(url: string, expected: { chainId: number; genesisHash: string }): Promise<boolean> {
  const [id, genesis] = await readRpc(
    [url],
    [
      { method: 'eth_chainId', params: [] },
      { method: 'eth_getBlockByNumber', params: ['0x0', false] },
    ],
    { rounds: 1, timeoutMs: 5000 },
  );
  const hash = (genesis?.result as { hash?: unknown } | null)?.hash;
  return Number(id?.result) === expected.chainId && String(hash).toLowerCase() === expected.genesisHash;
}
