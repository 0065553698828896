/** A service of ours as it runs in production, whatever starts it. */
export interface ProductionService {
  readonly name: string;
  readonly description: string;
  /** Its package, in which it is started, and the file that node is given. */
  readonly folder: 'apps/indexer' | 'apps/api' | 'apps/keeper';
  readonly entry: string;
  /** Where it answers `/health` and `/metrics`. */
  readonly port: number;
  /** The scrape's name in rules and graphs. */
  readonly job: 'index' | 'api' | 'keeper';
  /** Variables that follow from its part. */
  readonly environment: Readonly<Record<string, string>>;
  /** Variables that only the operator knows. */
  readonly fromOperator: readonly string[];
  /** Its database on the Postgres server. */
  readonly database?: 'index' | 'api';
  /** Variables with addresses of other services, by which one and with which path. */
  readonly asks?: Readonly<Record<string, { readonly service: 'web'; readonly path: string }>>;
  /** Whether it keeps files of its own. */
  readonly keepsState?: true;
  /** Most memory, and how long it may take to end. */
  readonly memoryMegabytes: number;
  readonly stopSeconds: number;
  /** Whether visitors reach it, behind the web server. */
  readonly isPublic?: true;
}

const index = {
  folder: 'apps/indexer',
  entry: 'launch/start.ts',
  job: 'index',
  fromOperator: ['RPC_URL'],
  database: 'index',
  memoryMegabytes: 1600,
  stopSeconds: 15,
} as const;
const reader = { ...index, description: 'Index, which serves', isPublic: true } as const;

/** Every service; the web server and Postgres are not ours. */
export const services: readonly ProductionService[] = [
  {
    ...index,
    name: 'index-writer',
    description: 'Index, which follows the chain',
    port: 42069,
    environment: { ROLE: 'standby' },
  },
  { ...reader, name: 'index-reader-1', port: 42071, environment: { ROLE: 'reader', TRUSTED_PROXIES: '1' } },
  { ...reader, name: 'index-reader-2', port: 42072, environment: { ROLE: 'reader', TRUSTED_PROXIES: '1' } },
  {
    name: 'api',
    description: 'API: what is not on the chain',
    folder: 'apps/api',
    entry: 'src/main.ts',
    port: 4000,
    job: 'api',
    environment: { TRUSTED_PROXIES: '1' },
    fromOperator: ['RPC_URL', 'PUBLIC_ORIGIN', 'VOTING_KEY'],
    database: 'api',
    asks: {
      INDEX_URL: { service: 'web', path: '/graphql' },
      VOTING_INDEX_URL: { service: 'web', path: '/graphql' },
    },
    memoryMegabytes: 900,
    stopSeconds: 40,
    isPublic: true,
  },
  {
    name: 'keeper',
    description: 'Keeper: what operators do',
    folder: 'apps/keeper',
    entry: 'src/main.ts',
    port: 4002,
    job: 'keeper',
    environment: { STATE_FILE: '/var/lib/besc-keeper/state.json' },
    fromOperator: ['RPC_URL', 'OPERATOR_KEY'],
    keepsState: true,
    memoryMegabytes: 512,
    stopSeconds: 40,
  },
];

/** Where the deployment's file is for every service. */
export const deploymentFile = '/srv/besc/deployment.json';

/** What node is told to run a service, in its folder. */
export function nodeArguments({ entry }: Pick<ProductionService, 'entry'>): readonly string[] {
  return ['--import', 'tsx', entry];
}

/** The sources that a service needs beside the installed packages, as places in the repository. */
export function sourcesOf({ folder }: Pick<ProductionService, 'folder'>): readonly string[] {
  const packages = ['contracts', 'domain', 'sdk', 'wire'].map((name) => `packages/${name}`);
  return ['package.json', 'tooling/tsconfig.base.json', ...packages, folder];
}
