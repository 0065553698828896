import type { Address } from '@besc/domain/shared/address';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { KeeperChain } from './keeper-chain';
import { type KeyReading, type ServiceLimits, type ServiceProblem, serviceProblems } from './service-problems';

/** A role's key that sends, where it is asked about, and the gauge of what it has for gas. */
interface WatchedKey {
  readonly role: string;
  readonly address: Address;
  readonly client: Pick<KeeperChain['client'], 'getBalance' | 'getTransactionCount'>;
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
    for (const { role, address, client, tellCoins } of keys) {
      const count = (blockTag: 'latest' | 'pending') => client.getTransactionCount({ address, blockTag });
      const reads = Promise.all([client.getBalance({ address }), count('latest'), count('pending')]);
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
    const found = new Map(
      serviceProblems(reading, options.limits).map((problem) => [`${problem.kind} ${problem.role}`, problem]),
    );
    for (const [name, { kind, role, words }] of found) if (!known.has(name)) log.warn({ kind, role, words }, 'problem');
    for (const [name, { kind, role }] of known) if (!found.has(name)) log.info({ kind, role }, 'problem is over');
    known = found;
    gauge.reset();
    for (const { kind } of found.values()) gauge.set({ kind }, 1);
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
