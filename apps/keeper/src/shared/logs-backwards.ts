import { EndpointError } from '@besc/sdk/shared/errors/endpoint-error';

/** Filled with logs of one contract, so many blocks of 30 million gas are some 16 MB; the node client reads 20. */
const firstBlocks = 4n;
const growth = 4n;
/** So many logs are asked for at once, by what the last part had of them. Many nodes give no more than 10 000. */
const wantedLogs = 5_000n;

/**
 * Reads logs backwards from the block `head`, part by part, as far as it is asked to and at most `mostBlocks`; `first` is the oldest
 * block of a part; no part has more than `mostBlocksAtOnce`. Blocks can be filled with logs that any caller makes: what is too much for one
 * answer is asked for in smaller parts. Rejects with what `read` rejects with where a smaller part would not help.
 */
export async function* logsBackwards<Log>(options: {
  readonly head: bigint;
  readonly mostBlocks: bigint;
  readonly mostBlocksAtOnce?: bigint;
  readonly read: (range: { readonly fromBlock: bigint; readonly toBlock: bigint }) => Promise<readonly Log[]>;
}): AsyncGenerator<{ readonly first: bigint; readonly logs: readonly Log[] }, void> {
  const { head, mostBlocks, mostBlocksAtOnce = 2_000n, read } = options;
  let blocks = firstBlocks;
  let last = head;
  while (last >= 0n && head - last < mostBlocks) {
    const first = last < blocks ? 0n : last - blocks + 1n;
    let logs: readonly Log[];
    try {
      logs = await read({ fromBlock: first, toBlock: last });
    } catch (error) {
      if (blocks === 1n || !isRefused(error)) throw error;
      blocks /= 2n;
      continue;
    }
    yield { first, logs };
    last = first - 1n;
    blocks = nextBlocks({ blocks, logs: BigInt(logs.length), mostBlocksAtOnce });
  }
}

function nextBlocks(part: { blocks: bigint; logs: bigint; mostBlocksAtOnce: bigint }): bigint {
  const { blocks, logs, mostBlocksAtOnce } = part;
  const most = blocks * growth < mostBlocksAtOnce ? blocks * growth : mostBlocksAtOnce;
  if (logs * most <= blocks * wantedLogs) return most;
  return (blocks * wantedLogs) / logs || 1n;
}

/** Whether nodes answered, and not with logs: each has words of its own for too much, and the node client ends what is too large. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // viem's class by its name: the sdk has a copy of its own.
  if (error.name === 'RpcRequestError') return true;
  return error.cause instanceof EndpointError && error.cause.fault === 'malformed';
}
