import * as z from 'zod';

const originSchema = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    context.addIssue({ code: 'custom', message: 'must be an origin without a path' });
    return z.NEVER;
  }
  return url.origin;
});

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const configSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DEPLOYMENT_FILE: z.string().min(1),
  PUBLIC_ORIGIN: originSchema,
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(originSchema)),
  GATEWAYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1_200),
  FETCHES_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  PRIVATE_LISTS: z.enum(['', 'allowed']).default(''),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3600).default(75),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the service needs to know of its surroundings. */
export interface ApiConfig {
  readonly port: number;
  readonly host: string;
  readonly deploymentFile: string;
  /** The origin people see: logo addresses in the token list start with it. */
  readonly publicOrigin: string;
  /** Origins whose pages may read the answers, the public one included. */
  readonly allowedOrigins: readonly string[];
  /** Bases of gateways to content by its hash, in the order to try. */
  readonly gateways: readonly string[];
  /** How many proxies of our own a request comes through; each adds to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** What one client may ask for in a minute. */
  readonly requestsPerMinute: number;
  /** How much of that may be fetched from other hosts. */
  readonly fetchesPerMinute: number;
  /** Whether lists and pictures may come from this machine and its network: for a local stack only. */
  readonly allowsPrivateLists: boolean;
  /** How long an idle connection is kept: longer than whoever stands before us keeps it. */
  readonly keepAliveSeconds: number;
  readonly logLevel: z.infer<typeof configSchema>['LOG_LEVEL'];
}

/** An environment variable is missing or wrong; the message names it. */
class ApiConfigError extends Error {
  readonly code = 'API_CONFIG_INVALID';
  constructor(message: string) {
    super(message);
    this.name = 'ApiConfigError';
  }
}

/** Reads the environment. Throws ApiConfigError, which names the first variable that is wrong. */
export function parseApiConfig(environment: Readonly<Record<string, string | undefined>>): ApiConfig {
  const result = configSchema.safeParse(environment);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ApiConfigError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'not valid'}`);
  }
  const { PORT, HOST, DEPLOYMENT_FILE, PUBLIC_ORIGIN, ALLOWED_ORIGINS, PRIVATE_LISTS, LOG_LEVEL, KEEP_ALIVE_SECONDS } =
    result.data;
  const { GATEWAYS, TRUSTED_PROXIES, REQUESTS_PER_MINUTE, FETCHES_PER_MINUTE } = result.data;
  return {
    port: PORT,
    host: HOST,
    deploymentFile: DEPLOYMENT_FILE,
    publicOrigin: PUBLIC_ORIGIN,
    allowedOrigins: [...new Set([PUBLIC_ORIGIN, ...ALLOWED_ORIGINS])],
    gateways: GATEWAYS,
    trustedProxies: TRUSTED_PROXIES,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    fetchesPerMinute: FETCHES_PER_MINUTE,
    allowsPrivateLists: PRIVATE_LISTS === 'allowed',
    keepAliveSeconds: KEEP_ALIVE_SECONDS,
    logLevel: LOG_LEVEL,
  };
}
