import { type Environment, parseEnvironment } from '@besc/wire/settings/environment';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type * as z from 'zod';
import type { KeeperChain } from './keeper-chain';
import type { KeeperConfig } from './keeper-config';
import type { TransactionSender } from './transaction-sender';

/** The newest block with its time, by which contracts go; `now` is that or the machine's, whichever is later; seconds. */
export interface Head {
  readonly number: bigint;
  readonly time: number;
  readonly now: number;
}

/** When a duty is to run next: at a time (seconds), or once a block is there. */
export type Due = { readonly time: number } | { readonly block: bigint };

/** A task that is ready to run again and again. Every run must be safe to lose half way. */
export interface Duty {
  /** Asked whenever no run is under way. */
  due(head: Head): Due;
  run(head: Head): Promise<void>;
  /** What /health says of it beside whether it is well; as JSON can hold it. */
  state?(): Readonly<Record<string, unknown>>;
  /** In words what keeps it from its work, although its runs go well; the service counts as ill then. */
  problem?(): string | undefined;
  /** What it answers under paths of the service's HTTP port; undefined is a 404. */
  readonly answers?: Readonly<Record<string, (query: URLSearchParams) => Promise<unknown>>>;
  /** It sends nothing, so its key needs no coins. */
  readonly isSilent?: boolean;
  /** Without a good run for this long the service counts as ill. */
  readonly patienceSeconds: number;
}

/** Of a task that this deployment has nothing for. */
export const idleDuty: Duty = {
  patienceSeconds: Number.POSITIVE_INFINITY,
  isSilent: true,
  due: () => ({ time: Number.POSITIVE_INFINITY }),
  run: async () => {},
};

/** The next time at which something takes a price, and how often it does; seconds. */
export interface PriceTimes {
  readonly boundary: number;
  readonly interval: number;
  /** What takes them has lapsed after this, and there are no boundaries until it begins again. */
  readonly until: number;
}

/** What a task works with; at `signal` it begins nothing new. */
export interface KeeperContext {
  readonly chain: KeeperChain;
  readonly keeper: KeeperConfig;
  /** Sends for the key of the task's role, which other tasks may share. */
  readonly sender: TransactionSender;
  readonly log: Logger;
  /** For figures of the task's own; their names begin with `keeper_`. */
  readonly registry: Registry;
  readonly signal: AbortSignal;
  /** When the next price is taken; undefined while nothing runs that takes one. */
  priceTimes(): Promise<PriceTimes | undefined>;
}

/** A task of the service, whatever its settings are. */
export interface KeeperTask {
  readonly slug: string;
  /** In a few words, for logs and metrics. */
  readonly name: string;
  /** Whose key it signs with: `operator` signs with OPERATOR_KEY. */
  readonly role: string;
  /** Whether it is left out when its role has no key. */
  readonly isOptional?: true;
  /** Of what takes prices at times of its own, whether this service runs it or another; undefined while it does not run. */
  priceTimes?(chain: Pick<KeeperChain, 'client' | 'deployment'>): Promise<PriceTimes | undefined>;
  /** Reads its settings. Throws EnvironmentError. What it gives throws when the service may not or cannot do the task. */
  configure(env: Environment): (context: KeeperContext) => Promise<Duty>;
}

/** A task with the schema of its settings. */
export function keeperTask<Schema extends z.ZodType>({
  config: schema,
  prepare,
  ...task
}: Omit<KeeperTask, 'configure'> & {
  readonly config: Schema;
  prepare(context: KeeperContext & { readonly config: z.output<Schema> }): Promise<Duty>;
}): KeeperTask {
  return {
    ...task,
    configure(env) {
      const config = parseEnvironment(schema, env);
      return (context) => prepare({ ...context, config });
    },
  };
}
