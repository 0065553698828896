import {
  type Environment,
  httpUrls,
  listenHost,
  listOf,
  logLevel,
  parseEnvironment,
  requiredText,
  wholeNumber,
} from '@besc/wire/settings/environment';
import * as z from 'zod';
import { gweiPrice } from './coin-settings';

const schema = z
  .object({
    RPC_URL: httpUrls,
    DEPLOYMENT_FILE: requiredText,
    STATE_FILE: requiredText,
    HOST: listenHost,
    PORT: wholeNumber({ least: 0, most: 65_535, fallback: 4002 }),
    GAS_PRICE_GWEI: gweiPrice,
    MAXIMUM_GAS_PRICE_GWEI: gweiPrice,
    REPLACE_AFTER_SECONDS: wholeNumber({ least: 1, most: 3_600, fallback: 60 }),
    TASKS: z.optional(listOf((slug) => slug)),
    POLL_MS: wholeNumber({ least: 5, most: 60_000, fallback: 1_000 }),
    LOG_LEVEL: logLevel('info'),
  })
  .transform((env) => ({
    /** Nodes; any may fail. */
    rpcUrls: env.RPC_URL,
    deploymentFile: env.DEPLOYMENT_FILE,
    /** What survives a restart lies in files that begin so. */
    stateFile: env.STATE_FILE,
    /** Where /health and /metrics are served. */
    host: env.HOST,
    port: env.PORT,
    /** Legacy gas price in wei that a transaction begins with; the chain's usual one when undefined. */
    gasPrice: env.GAS_PRICE_GWEI,
    /** What the price may be raised to when a transaction is stuck; three times the first one when undefined. */
    maximumGasPrice: env.MAXIMUM_GAS_PRICE_GWEI,
    /** A transaction that is not mined by then is sent again at a higher price. */
    replaceAfterSeconds: env.REPLACE_AFTER_SECONDS,
    /** Slugs of the tasks to do; all when undefined. */
    tasks: env.TASKS,
    /** Between looks at the newest block, and half of it between looks for a receipt. */
    pollMilliseconds: env.POLL_MS,
    logLevel: env.LOG_LEVEL,
  }));

/** What the service needs to know whatever its tasks are; each task reads its own variables besides. */
export type KeeperConfig = z.output<typeof schema>;

/** Reads the environment. Throws EnvironmentError. */
export function parseKeeperConfig(env: Environment): KeeperConfig {
  return parseEnvironment(schema, env);
}
