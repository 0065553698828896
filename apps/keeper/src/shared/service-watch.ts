import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { KeeperChain } from './keeper-chain';
import { type KeyReading, type ServiceLimits, type ServiceProblem, serviceProblems } from './service-problems';

/** A role's connection, and the gauge of what its key has for gas. */
interface WatchedKey {
  readonly role: string;
  readonly chain: KeeperChain;
  tellCoins(wei: bigint): void;
}

/**
 * Watches what all tasks stand on: the nodes, the clock, the keys' balances and nonces. A problem is logged when it comes and
 * when it goes, counted in `keeper_problem`, and part of /health.
 */
export function serviceWatch(options: {
  readonly keys: readonly WatchedKey[];
  readonly limits: ServiceLimits;
  readonly registry: Registry;
  readonly log: Logger;
  /** The machine's time and the time that it cannot step, milliseconds. */
  readonly now?: () => number;
  readonly elapsed?: () => number;
}) {
  const { keys, log, registry, now = Date.now, elapsed = () => performance.now() } = options;
  const gauge = new Gauge({
    name: 'keeper_problem',
    help: 'Whether something is wrong with nodes, clock, balances or nonces.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const readings = new Map<string, KeyReading>();
  const waiting = new Map<string, { readonly nonce: number; readonly since: number }>();
  /** How long ago something was, seconds: a machine whose time is put right must neither hide a silence nor make one up. */
  const since = (start: number) => (elapsed() - start) / 1000;
  let heardAt = now() / 1000;
  let headTime = heardAt;
  let heardElapsed = elapsed();
  let known: ReadonlyMap<string, ServiceProblem> = new Map();

  /** Reads balances and nonces; a node that does not answer leaves what was read before. */
  const readKeys = async (): Promise<void> => {
    for (const { role, chain, tellCoins } of keys) {
      const { address } = chain.account;
      const count = (blockTag: 'latest' | 'pending') => chain.client.getTransactionCount({ address, blockTag });
      const reads = Promise.all([chain.client.getBalance({ address }), count('latest'), count('pending')]);
      const read = await reads.catch(() => undefined);
      if (read === undefined) continue;
      const [coins, mined, pending] = read;
      const before = waiting.get(role);
      if (pending <= mined) waiting.delete(role);
      else if (before?.nonce !== mined) waiting.set(role, { nonce: mined, since: elapsed() });
      readings.set(role, { role, coins, stuckFor: since(waiting.get(role)?.since ?? elapsed()) });
      tellCoins(coins);
    }
  };

  const problems = (): readonly ServiceProblem[] => {
    const reading = { silence: since(heardElapsed), heardAt, headTime, keys: [...readings.values()] };
    const found = new Map(serviceProblems(reading, options.limits).map((problem) => [problem.kind, problem]));
    for (const [kind, problem] of found) {
      if (!known.has(kind)) log.warn({ kind, words: problem.words }, 'problem');
    }
    for (const kind of known.keys())
      if (!found.has(kind as ServiceProblem['kind'])) log.info({ kind }, 'problem is over');
    known = found;
    gauge.reset();
    for (const kind of found.keys()) gauge.set({ kind }, 1);
    return [...found.values()];
  };

  return {
    /** A node has told the newest block. */
    heard(block: { readonly timestamp: bigint }): void {
      heardAt = now() / 1000;
      heardElapsed = elapsed();
      headTime = Number(block.timestamp);
    },
    async look(): Promise<void> {
      await readKeys();
      problems();
    },
    problems,
  };
}
