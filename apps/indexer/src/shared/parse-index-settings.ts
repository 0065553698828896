import { contractOf } from '@besc/contracts/deploy/contract-of';
import { pricingRules } from '@besc/domain/market/pricing-rules';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { IndexSettings } from './index-settings';
import { IndexSettingsError } from './index-settings-error';

type Address = `0x${string}`;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings out of an environment; `readDeployment` gives the deployment that DEPLOYMENT_FILE names. */
export function parseIndexSettings(env: Environment, readDeployment: (path: string) => Deployment): IndexSettings {
  const rpcUrls = requiredText(env, 'PONDER_RPC_URL', 'must name the RPC endpoint (or several, separated by commas)')
    .split(',')
    .map((url) => endpoint('PONDER_RPC_URL', url.trim()));
  const path = requiredText(env, 'DEPLOYMENT_FILE', 'must name the deployment file that the deployment wrote');
  const deployment = readDeployment(path);
  const chainId = wholeNumber(env, { name: 'CHAIN_ID', fallback: deployment.chainId, least: 1, most: 2 ** 31 - 1 });
  if (chainId !== deployment.chainId) {
    throw new IndexSettingsError(
      'CHAIN_ID',
      `is ${chainId}, but the deployment file is of chain ${deployment.chainId}`,
    );
  }
  const factory = contractOf(deployment, 'swap', 'factory');
  const coin = (name: 'wbesc' | 'stable' | 'money') => lower(contractOf(deployment, 'tokens', name).address);
  return {
    rpcUrls,
    chainId,
    genesisHash: lower(deployment.genesisHash),
    contracts: deployment.contracts,
    factory: lower(factory.address),
    pricing: pricingRules({
      ...deployment.pricing,
      wbesc: coin('wbesc'),
      busdc: coin('stable'),
      money: coin('money'),
    }),
    startBlock: factory.startBlock,
    dataDirectory: env.DATA_DIR || '.ponder/data',
    databaseUrl: databaseUrl(env),
    port: wholeNumber(env, { name: 'PORT', fallback: 42069, least: 1, most: 65_535 }),
    host: env.HOST?.trim() || '127.0.0.1',
    keepAliveSeconds: wholeNumber(env, { name: 'KEEP_ALIVE_SECONDS', fallback: 75, least: 1, most: 3600 }),
    pollMilliseconds: wholeNumber(env, { name: 'POLL_MS', fallback: 1000, least: 100, most: 60_000 }),
    finalityBlocks: wholeNumber(env, { name: 'FINALITY_BLOCKS', fallback: 65, least: 1, most: 10_000 }),
    stallSeconds: wholeNumber(env, { name: 'STALL_SECONDS', fallback: 30, least: 1, most: 86_400 }),
    heapMegabytes: wholeNumber(env, { name: 'HEAP_MB', fallback: 768, least: 256, most: 65_536 }),
    trustedProxies: wholeNumber(env, { name: 'TRUSTED_PROXIES', fallback: 0, least: 0, most: 10 }),
    requestsPerMinute: wholeNumber(env, { name: 'REQUESTS_PER_MINUTE', fallback: 1200, least: 1, most: 1_000_000 }),
    allowsIntrospection: introspection(env),
    statementTimeoutMilliseconds: wholeNumber(env, {
      name: 'STATEMENT_TIMEOUT_MS',
      fallback: 2000,
      least: 100,
      most: 60_000,
    }),
    requestTimeoutMilliseconds: wholeNumber(env, {
      name: 'REQUEST_TIMEOUT_MS',
      fallback: 8000,
      least: 100,
      most: 60_000,
    }),
  };
}

function requiredText(env: Environment, name: string, problem: string): string {
  const text = env[name]?.trim();
  if (!text) throw new IndexSettingsError(name, problem);
  return text;
}

function wholeNumber(
  env: Environment,
  { name, fallback, least, most }: { name: string; fallback: number; least: number; most: number },
): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new IndexSettingsError(name, `must be a whole number from ${least} to ${most}, not "${text}"`);
}

function endpoint(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new IndexSettingsError(name, `must be an http or https address, not "${text}"`);
  }
  return text;
}

function introspection(env: Environment): boolean {
  const text = env.INTROSPECTION?.trim() ?? '';
  if (text === '' || text === 'allowed') return text === 'allowed';
  throw new IndexSettingsError('INTROSPECTION', 'must be "allowed" or empty');
}

function databaseUrl(env: Environment): string | undefined {
  const text = env.DATABASE_URL?.trim();
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new IndexSettingsError('DATABASE_URL', 'must start with postgres:// or postgresql://');
}

function lower(text: string): Address {
  return text.toLowerCase() as Address;
}
