import { readFileSync } from 'node:fs';
import type { PricingRules } from '@besc/domain/market/pricing-rules';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { IndexSettingsError } from './index-settings-error';
import { parseIndexSettings } from './parse-index-settings';

type Address = `0x${string}`;

/** Everything the index can be told from outside; addresses in lower case. */
export interface IndexSettings {
  readonly rpcUrls: readonly string[];
  readonly chainId: number;
  readonly genesisHash: `0x${string}`;
  /** As the deployment wrote them; `contractOf(settings, 'swap', 'factory')`. */
  readonly contracts: Deployment['contracts'];
  readonly factory: Address;
  /** What is trusted for prices. */
  readonly pricing: PricingRules;
  readonly startBlock: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** How long an idle connection is kept: longer than whoever stands before us keeps it. */
  readonly keepAliveSeconds: number;
  readonly pollMilliseconds: number;
  /** Blocks that can still be taken back; a deeper reorganisation starts the index anew. */
  readonly finalityBlocks: number;
  /** The node is called stalled when its newest block stays the same for this long. */
  readonly stallSeconds: number;
  /** How many proxies of our own a request comes through; each adds to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Most memory for the objects of JavaScript, MB. The engine keeps a fifth of it as a cache of rows while it backfills. */
  readonly heapMegabytes: number;
  /** What one client may ask for in a minute; 1000 rows count as a further request. */
  readonly requestsPerMinute: number;
  /** Whether queries may ask for the schema: for tools and tests. */
  readonly allowsIntrospection: boolean;
  /** How long Postgres may work on one statement of a query. PGlite knows no such limit. */
  readonly statementTimeoutMilliseconds: number;
  /** How long lists of one query may be begun; those that still wait then are given up. */
  readonly requestTimeoutMilliseconds: number;
}

let settings: IndexSettings | undefined;

/** The settings of this process, read once. Throws IndexSettingsError with one sentence that names the variable. */
export function indexSettings(): IndexSettings {
  settings ??= parseIndexSettings(process.env, readDeployment);
  return settings;
}

function readDeployment(path: string): Deployment {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new IndexSettingsError('DEPLOYMENT_FILE', `names ${path}, which cannot be read`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new IndexSettingsError('DEPLOYMENT_FILE', `names ${path}, which is not JSON`);
  }
  try {
    return parseDeployment(json);
  } catch (error) {
    const problem = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new IndexSettingsError('DEPLOYMENT_FILE', `names ${path}: ${problem}`);
  }
}
