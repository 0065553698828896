import {
  allowance,
  type Environment,
  httpUrls,
  keepAliveSeconds,
  listenHost,
  listOf,
  logLevel,
  parseEnvironment,
  postgresUrl,
  read,
  requestsPerMinute,
  requiredText,
  trustedProxies,
  wholeNumber,
} from '@besc/wire/settings/environment';
import * as z from 'zod';

const schema = z
  .object({
    PORT: wholeNumber({ least: 0, most: 65_535, fallback: 4000 }),
    HOST: listenHost,
    DEPLOYMENT_FILE: requiredText,
    PUBLIC_ORIGIN: read(origin),
    ALLOWED_ORIGINS: z._default(listOf(origin), []),
    RPC_URL: z._default(httpUrls, []),
    DATABASE_URL: z.optional(postgresUrl),
    DATA_DIR: z.optional(requiredText),
    DATABASE_CONNECT_SECONDS: wholeNumber({ least: 1, most: 3600, fallback: 5 }),
    TRUSTED_PROXIES: trustedProxies,
    REQUESTS_PER_MINUTE: requestsPerMinute,
    GATEWAYS: z._default(httpUrls, []),
    FETCHES_PER_MINUTE: wholeNumber({ least: 1, most: 1_000_000, fallback: 300 }),
    PRIVATE_LISTS: allowance,
    KEEP_ALIVE_SECONDS: keepAliveSeconds,
    REQUEST_SECONDS: wholeNumber({ least: 1, most: 3600, fallback: 10 }),
    LOG_LEVEL: logLevel('info'),
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    deploymentFile: env.DEPLOYMENT_FILE,
    /** The origin people see: logo addresses in the token list start with it. */
    publicOrigin: env.PUBLIC_ORIGIN,
    /** Origins whose pages may read the answers, the public one included. */
    allowedOrigins: [...new Set([env.PUBLIC_ORIGIN, ...env.ALLOWED_ORIGINS])],
    /** Nodes of the chain; any may fail. None when nothing is asked of it. */
    rpcUrls: env.RPC_URL,
    /** Where tables are kept: a Postgres server, or a folder of this machine; neither when there are none. */
    databaseUrl: env.DATABASE_URL,
    dataDirectory: env.DATA_DIR,
    /** How long a request may wait for a connection to Postgres. */
    connectSeconds: env.DATABASE_CONNECT_SECONDS,
    /** How many proxies of our own a request comes through; each adds to X-Forwarded-For. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** What one client may ask for in a minute. */
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    /** Bases of gateways to content by its hash, in the order to try. */
    gateways: env.GATEWAYS,
    /** How much of its requests one client may have fetched from elsewhere. */
    fetchesPerMinute: env.FETCHES_PER_MINUTE,
    /** Whether that may come from this machine and its network: for a local stack only. */
    allowsPrivate: env.PRIVATE_LISTS,
    /** How long an idle connection is kept: longer than the balancer before us keeps it. */
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    /** How long a client may take to send a request: slow ones must not hold the server's connections. */
    requestSeconds: env.REQUEST_SECONDS,
    logLevel: env.LOG_LEVEL,
  }));

/** What the service needs to know of its surroundings, whatever its features are. */
export type ApiConfig = z.output<typeof schema>;

/** Reads the environment. Throws EnvironmentError, which names the first variable that is wrong. */
export function parseApiConfig(environment: Environment): ApiConfig {
  return parseEnvironment(schema, environment);
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '' && /^https?:$/.test(url.protocol);
  if (!isOrigin) throw new RangeError(`must be an http or https origin without a path, not "${text}"`);
  return url.origin;
}
