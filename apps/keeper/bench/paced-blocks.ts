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
const quietMilliseconds = 10;
const longestMilliseconds = 400;
/** So many blocks more a keeper may be at work without a rest: what it does at the edge of a block must not cost a block. */
const blocksWithoutRest = 1;

interface Watched {
  readonly proxies: readonly FaultProxy[];
  isReady(): boolean;
}

/**
 * Gives the chain's clock its pace: a block takes `blockMilliseconds`, and longer, up to 0.4 s, when a keeper has not been at rest for
 * two blocks: on a machine that others use too, the clock would else run away from processes that get no processor.
 */
export function blockPace(keepers: readonly Watched[], blockMilliseconds: number) {
  const restless = new Map<Watched, number>();
  const told = { waited: 0 };
  const isAtRest = ({ proxies, isReady }: Watched, since: number, now: number) => {
    if (!isReady()) return true;
    const requests = proxies.flatMap(({ log }) => log).filter(({ at }) => at >= since);
    const work = requests.filter(({ calls }) => calls.some(({ method }) => !waitingMethods.has(method)));
    const last = work.reduce((newest, { at }) => Math.max(newest, at), 0);
    return requests.length > work.length && now - last >= quietMilliseconds && now - since >= quietMilliseconds;
  };

  return {
    /** Milliseconds for which the clock waited for keepers. */
    told,
    /** Ends when the next block may come, `since` being when this one came. */
    async next(since: number): Promise<void> {
      const rested = new Set<Watched>();
      const mayGoOn = (now: number) => {
        for (const keeper of keepers) if (!rested.has(keeper) && isAtRest(keeper, since, now)) rested.add(keeper);
        return keepers.every((keeper) => rested.has(keeper) || (restless.get(keeper) ?? 0) < blocksWithoutRest);
      };
      while (Date.now() - since < blockMilliseconds) {
        mayGoOn(Date.now());
        await sleep(Math.min(pauseMilliseconds, Math.max(1, since + blockMilliseconds - Date.now())));
      }
      while (!mayGoOn(Date.now()) && Date.now() - since < longestMilliseconds) await sleep(pauseMilliseconds);
      told.waited += Math.max(0, Date.now() - since - blockMilliseconds);
      for (const keeper of keepers) restless.set(keeper, rested.has(keeper) ? 0 : (restless.get(keeper) ?? 0) + 1);
      for (const proxy of keepers.flatMap(({ proxies }) => proxies)) proxy.clearLog();
    },
  };
}
