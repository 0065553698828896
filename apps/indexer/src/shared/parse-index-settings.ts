import { contractOf } from '@besc/contracts/deploy/contract-of';
import { pricingRules } from '@besc/domain/market/pricing-rules';
import { indexId } from '@besc/domain/shared/index-id';
import type { Deployment } from '@besc/wire/settings/deployment';
import {
  allowance,
  type Environment,
  EnvironmentError,
  httpUrls,
  keepAliveSeconds,
  listenHost,
  logLevel,
  oneOf,
  optionalNumber,
  parseEnvironment,
  postgresUrl,
  requestsPerMinute,
  requiredText,
  trustedProxies,
  wholeNumber,
} from '@besc/wire/settings/environment';
import * as z from 'zod/mini';

const schema = z.object({
  RPC_URL: httpUrls,
  DEPLOYMENT_FILE: requiredText,
  CHAIN_ID: optionalNumber({ least: 1, most: 2 ** 31 - 1 }),
  DATA_DIR: z._default(z.string(), '.ponder/data'),
  DATABASE_URL: z.optional(postgresUrl),
  ROLE: oneOf(['writer', 'standby', 'reader'], 'writer'),
  PORT: wholeNumber({ least: 1, most: 65_535, fallback: 42069 }),
  HOST: listenHost,
  KEEP_ALIVE_SECONDS: keepAliveSeconds,
  POLL_MS: wholeNumber({ least: 100, most: 60_000, fallback: 1000 }),
  FINALITY_BLOCKS: wholeNumber({ least: 1, most: 10_000, fallback: 65 }),
  STALL_SECONDS: wholeNumber({ least: 1, most: 86_400, fallback: 30 }),
  LOG_LEVEL: logLevel('warn'),
  HEAP_MB: wholeNumber({ least: 256, most: 65_536, fallback: 768 }),
  TRUSTED_PROXIES: trustedProxies,
  REQUESTS_PER_MINUTE: requestsPerMinute,
  INTROSPECTION: allowance,
  STATEMENT_TIMEOUT_MS: wholeNumber({ least: 100, most: 60_000, fallback: 2000 }),
  REQUEST_TIMEOUT_MS: wholeNumber({ least: 100, most: 60_000, fallback: 8000 }),
});

/** Everything the index can be told from outside; addresses as ids of the index. */
export type IndexSettings = ReturnType<typeof parseIndexSettings>;

/**
 * Reads the settings out of an environment; `readDeployment` gives the deployment that DEPLOYMENT_FILE names. Throws
 * EnvironmentError.
 */
export function parseIndexSettings(env: Environment, readDeployment: (path: string) => Deployment) {
  const told = parseEnvironment(schema, env);
  const deployment = readDeployment(told.DEPLOYMENT_FILE);
  const { chainId } = deployment;
  if (told.CHAIN_ID !== undefined && told.CHAIN_ID !== chainId) {
    throw new EnvironmentError('CHAIN_ID', `is ${told.CHAIN_ID}, but the deployment file is of chain ${chainId}`);
  }
  if (told.ROLE !== 'writer' && told.DATABASE_URL === undefined) {
    throw new EnvironmentError('ROLE', `is ${told.ROLE}, for which DATABASE_URL must be given`);
  }
  const factory = contractOf(deployment, 'swap', 'factory');
  const tokenId = (name: 'wbesc' | 'stable' | 'money') => indexId(contractOf(deployment, 'tokens', name).address);
  return {
    rpcUrls: told.RPC_URL,
    chainId,
    genesisHash: deployment.genesisHash,
    /** As the deployment wrote them; `contractOf(settings, 'swap', 'factory')`. */
    contracts: deployment.contracts,
    factory: indexId(factory.address),
    money: tokenId('money'),
    /** What is trusted for prices. */
    pricing: pricingRules({
      ...deployment.pricing,
      wbesc: tokenId('wbesc'),
      stable: tokenId('stable'),
      money: tokenId('money'),
    }),
    startBlock: factory.startBlock,
    dataDirectory: told.DATA_DIR,
    databaseUrl: told.DATABASE_URL,
    /** writer: follows the chain, alone. standby: waits until there is no writer, then is it. reader: serves what is stored. */
    role: told.ROLE,
    port: told.PORT,
    /** Address to listen on. */
    host: told.HOST,
    /** How long an idle connection is kept: longer than the balancer before us keeps it. */
    keepAliveSeconds: told.KEEP_ALIVE_SECONDS,
    pollMilliseconds: told.POLL_MS,
    /** Blocks that can still be taken back; a deeper reorganisation starts the index again. */
    finalityBlocks: told.FINALITY_BLOCKS,
    /** The node is called stalled when its newest block stays the same for this long. */
    stallSeconds: told.STALL_SECONDS,
    logLevel: told.LOG_LEVEL,
    /** Most memory for the objects of JavaScript, MB. The engine keeps a fifth of it as a cache of rows while it backfills. */
    heapMegabytes: told.HEAP_MB,
    /** How many proxies of our own a request comes through; each adds to X-Forwarded-For. */
    trustedProxies: told.TRUSTED_PROXIES,
    /** What one client may ask for in a minute; 1000 rows count as a further request. */
    requestsPerMinute: told.REQUESTS_PER_MINUTE,
    /** Whether queries may ask for the schema: for tools and tests. */
    allowsIntrospection: told.INTROSPECTION,
    /** How long Postgres may work on one statement of a query. PGlite knows no such limit. */
    statementTimeoutMilliseconds: told.STATEMENT_TIMEOUT_MS,
    /** How long lists of one query may be begun; those that still wait then are given up. */
    requestTimeoutMilliseconds: told.REQUEST_TIMEOUT_MS,
  };
}
