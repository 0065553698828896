import { type Environment, EnvironmentError } from '@besc/wire/settings/environment';
import type { Logger } from 'pino';
import { formatEther } from 'viem';
import { readPriceTimes } from './price-times';
import { connectKeeper } from './shared/keeper-chain';
import { parseKeeperConfig } from './shared/keeper-config';
import { hasKey, type KeeperAccount, keeperKey } from './shared/keeper-key';
import { keeperMetrics } from './shared/keeper-metrics';
import { startKeeperServer } from './shared/keeper-server';
import type { KeeperTask } from './shared/keeper-task';
import { headReader } from './shared/read-head';
import { runDuties } from './shared/run-duties';
import { serviceWatch } from './shared/service-watch';
import { transactionSender } from './shared/transaction-sender';
import { tasks } from './tasks';

/** So many looks at the newest block without an answer are a silence, and so often balances and nonces are looked at. */
const watchEveryPolls = 15;
const leastWatchMilliseconds = 2_000;

/**
 * Does all tasks when they are due until `signal` aborts; what is under way begins nothing new and ends. Rejects before it
 * begins when a setting, a key or a right is missing.
 */
export async function runKeeper(env: Environment, log: Logger, signal: AbortSignal): Promise<void> {
  const config = parseKeeperConfig(env);
  const wanted = chosenTasks(config.tasks).filter(({ role, isOptional }) => !isOptional || hasKey(role, env));
  const configured = wanted.map((task) => ({ ...task, prepare: task.configure(env) }));
  const accounts = new Map<string, KeeperAccount>(wanted.map(({ role }) => [role, keeperKey(role, env)]));
  const metrics = keeperMetrics();
  const chain = await connectKeeper(config);
  const workers = new Map([...accounts].map(([role, account]) => [role, { ...chain, account }] as const));
  let newestBlock = '';
  // One queue of nonces for each key, also when one key plays two roles.
  const senders = new Map(
    [...workers.values()].map((worker) => [
      worker.account.address,
      transactionSender({
        chain: worker,
        replaceAfterSeconds: config.replaceAfterSeconds,
        pollMilliseconds: Math.ceil(config.pollMilliseconds / 2),
        newestBlock: () => newestBlock,
        signal,
      }),
    ]),
  );
  const priceTimes = () => readPriceTimes(chain);
  const duties = await Promise.all(
    configured.map(async ({ name, role, slug, prepare }) => {
      const worker = workers.get(role);
      const sender = worker && senders.get(worker.account.address);
      if (!worker || !sender) throw new RangeError(`no key of the role ${role}`);
      const context = { chain: worker, keeper: config, sender, registry: metrics.registry, signal, priceTimes };
      return { name, role, duty: await prepare({ ...context, log: log.child({ slug }) }) };
    }),
  );
  const { replaceAfterSeconds } = config;
  const watchMilliseconds = Math.max(leastWatchMilliseconds, watchEveryPolls * config.pollMilliseconds);
  const watch = serviceWatch({
    keys: [...accounts]
      .filter(([role]) => duties.some((each) => each.role === role && !each.duty.isSilent))
      .map(([role, { address }]) => {
        const coins = metrics.coinsOf(role);
        return { role, address, client: chain.client, tellCoins: (wei) => coins.set(Number(formatEther(wei))) };
      }),
    limits: { gasPrice: chain.gasPrice, replaceAfterSeconds, silentSeconds: watchMilliseconds / 1000 },
    registry: metrics.registry,
    log,
  });
  const readHead = headReader(chain.client);
  const startedAt = performance.now();
  /** When each task last went well: by the machine's time, which may be put right, and by the time that runs on. */
  const lastGood = new Map<string, { readonly time: number; readonly elapsed: number }>();
  const dutyStates = () =>
    duties.map(({ name, duty }) => {
      const good = lastGood.get(name);
      const since = (performance.now() - (good?.elapsed ?? startedAt)) / 1000;
      const problem = duty.problem?.() ?? null;
      const isLate = since >= duty.patienceSeconds;
      metrics.taskIll.set({ task: name, why: 'problem' }, problem === null ? 0 : 1);
      metrics.taskIll.set({ task: name, why: 'late' }, isLate ? 1 : 0);
      return { name, lastGood: good?.time ?? null, ok: !isLate && problem === null, problem, ...duty.state?.() };
    });
  const server = await startKeeperServer({
    host: config.host,
    port: config.port,
    metrics: () => {
      dutyStates();
      watch.problems();
      return metrics.registry;
    },
    answers: duties.map(({ duty }) => duty.answers),
    health: () => {
      const states = dutyStates();
      const problems = watch.problems();
      const ok = states.every((state) => state.ok) && problems.every(({ weight }) => weight !== 'ill');
      return { ok, problems, duties: states };
    },
  });
  const watching = setInterval(() => void watch.look(), watchMilliseconds);
  try {
    const keys = Object.fromEntries([...accounts].map(([role, { address }]) => [role, address]));
    log.info({ ...keys, tasks: duties.map(({ name }) => name), port: server.port }, 'keeper runs');
    void watch.look();
    await runDuties({
      duties,
      readHead: async () => {
        const block = await readHead();
        watch.heard(block);
        newestBlock = block.hash;
        return block;
      },
      signal,
      pollMilliseconds: config.pollMilliseconds,
      onOutcome: (outcome) => {
        const task = outcome.name;
        metrics.rounds.inc({ task, outcome: outcome.kind });
        if (outcome.kind === 'failed') {
          log.error({ err: outcome.error, task }, 'round failed');
          return;
        }
        lastGood.set(task, { time: Date.now(), elapsed: performance.now() });
        metrics.lastRound.set({ task }, Date.now() / 1000);
      },
    });
  } finally {
    clearInterval(watching);
    await server.stop();
  }
}

/** The tasks of these slugs. Throws EnvironmentError for one that there is not. */
function chosenTasks(slugs: readonly string[] | undefined): readonly KeeperTask[] {
  const unknown = slugs?.find((slug) => !tasks.some((task) => task.slug === slug));
  if (unknown === undefined) return slugs === undefined ? tasks : tasks.filter(({ slug }) => slugs.includes(slug));
  throw new EnvironmentError('TASKS', `knows ${tasks.map(({ slug }) => slug).join(', ')}, not "${unknown}"`);
}
