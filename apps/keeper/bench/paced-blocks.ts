import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultProxy } from '@besc/localnet/fault-proxy';

/** Asked again and again by one who has nothing to do, or waits for his transaction in the next block. */
const waitingMethods: ReadonlySet<string> = new Set([
  'eth_getBlockByNumber',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
]);
const pauseMilliseconds = 4;
/** A keeper that asked for nothing else for so long has nothing to do before the next block. */
const quietMilliseconds = 20;
const longestMilliseconds = 400;

/**
 * Waits until each keeper has seen the newest block and done what it found to do, or 0.4 s: on a machine that others use too, the
 * chain's clock would else run away from processes that get no processor. On a real chain that is 40 s at a hundred times the
 * speed, less than a block there has.
 */
export async function keepersAtRest(
  keepers: readonly { readonly proxies: readonly FaultProxy[]; isReady(): boolean }[],
): Promise<void> {
  const since = Date.now();
  const isAtRest = ({ proxies, isReady }: (typeof keepers)[number]) => {
    if (!isReady()) return true;
    const requests = proxies.flatMap(({ log }) => log).filter(({ at }) => at >= since);
    const work = requests.filter(({ calls }) => calls.some(({ method }) => !waitingMethods.has(method)));
    const last = work.reduce((newest, { at }) => Math.max(newest, at), 0);
    return (
      requests.length > work.length && Date.now() - last >= quietMilliseconds && Date.now() - since >= quietMilliseconds
    );
  };
  while (Date.now() - since < longestMilliseconds && !keepers.every(isAtRest)) await sleep(pauseMilliseconds);
  for (const proxy of keepers.flatMap(({ proxies }) => proxies)) proxy.clearLog();
}
