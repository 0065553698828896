import type { seededRandom } from '@besc/localnet/history/seeded-random';
import type { RpcFault } from '@besc/localnet/rpc-fault';

/** A fault of a node that clears itself after some requests. */
export function randomFault(random: ReturnType<typeof seededRandom>): RpcFault {
  const times = 1 + random.below(20);
  return random.pick<RpcFault>([
    { kind: 'down', times },
    { kind: 'delay', ms: 5 + random.below(100), times },
    { kind: 'status', status: random.pick([429, 500, 502, 503]), times },
    { kind: 'cut-json', times },
    { kind: 'wrong-id', times },
    { kind: 'lagging-head', blocks: 1 + random.below(8), times },
    { kind: 'empty-logs', times },
    { kind: 'header-not-found', times },
    { kind: 'error', code: -32_005, message: 'limit exceeded', times },
  ]);
}
