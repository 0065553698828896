/** A layer of the map: which files it holds and what they may import. Read by `check-boundaries`. */
export type Layer = {
  /** Path from the root; the group `slug` names whose it is, `floor` a folder of `floors`. The first that matches owns a file. */
  readonly files: RegExp;
  /** Layers it may import, and which slugs there; what belongs to no slug may always be imported. */
  readonly layers: readonly LayerRule[];
  /** Packages from the registry it may import; a trailing `/` stands for a scope. `'any'` leaves it to package.json. */
  readonly packages: 'any' | readonly string[];
  /** Whether Node's own modules may be imported. */
  readonly node: boolean;
  /**
   * The layer's own folders from the ground up. A folder imports from the floors below it only, so there is no circle of
   * folders; one that stands on no floor is refused. Tests and stories may look up.
   */
  readonly floors?: readonly (readonly string[])[];
};

export type LayerRule = {
  readonly name: string;
  /** `own`: its own; `below`: also those that it stands on (`slugs.ts`); `every`: what lists or stands on all. */
  readonly slugs: 'own' | 'below' | 'every';
};

const own = (...names: string[]) => names.map((name): LayerRule => ({ name, slugs: 'own' }));
const below = (...names: string[]) => names.map((name): LayerRule => ({ name, slugs: 'below' }));
const every = (...names: string[]) => names.map((name): LayerRule => ({ name, slugs: 'every' }));

const domain = below('domain-shared', 'domain');
const wire = below('wire-shared', 'wire');
const contracts = below('contracts-generated', 'contracts-deploy');
const packages = [...contracts, ...domain, ...below('sdk-shared', 'sdk'), ...wire];
const web = own('web-blocks', 'web-lib', 'ui');
const react = ['react', 'react-dom', 'react-i18next', '@tanstack/', 'clsx', 'lucide-react'];

/** The import table of docs/architecture.md as data. There are no exceptions and no suppressions. */
export const layers: Readonly<Record<string, Layer>> = {
  registries: {
    files:
      /^(?:apps\/(?:api|indexer|keeper|web)\/src\/(?:app\/)?(?:features|slugs)|packages\/contracts\/deploy\/(?:slug-)?plans|packages\/localnet\/src\/(?:histories|history-writers))\.ts$/,
    layers: [
      ...every('api', 'contracts-plan', 'indexer', 'keeper', 'localnet', 'web-feature-entry'),
      ...own('api-shared', 'contracts-deploy', 'keeper-shared', 'localnet-shared', 'web-blocks'),
      ...own('registries', 'domain-shared'),
    ],
    packages: [],
    node: false,
  },
  'contracts-generated': { files: /^packages\/contracts\/generated\//, layers: [], packages: [], node: false },
  'contracts-plan': {
    files: /^packages\/contracts\/deploy\/(?:test\/roles\/)?(?<slug>[a-z0-9-]+)\.(?:plan|audit|roles)\./,
    layers: [...own('contracts-plan'), ...contracts, ...domain, ...wire],
    packages: 'any',
    node: true,
  },
  'contracts-deploy': {
    files: /^packages\/contracts\/deploy\//,
    layers: [...own('registries'), ...contracts, ...domain, ...wire],
    packages: 'any',
    node: true,
  },
  'contracts-tools': {
    files: /^packages\/contracts\/(?:[^/]+\.ts$|(?:bench|mutants|tools)\/(?:(?<slug>[^/]+)\/)?)/,
    layers: [...own('contracts-tools', 'registries', 'tooling'), ...contracts, ...domain, ...wire],
    packages: 'any',
    node: true,
  },
  'domain-shared': {
    files: /^packages\/domain\/src\/shared\//,
    layers: own('domain-shared'),
    packages: ['@noble/hashes'],
    node: false,
  },
  domain: {
    files: /^packages\/domain\/src\/(?<slug>[^/]+)\//,
    layers: own('domain', 'domain-shared'),
    packages: ['@noble/hashes'],
    node: false,
  },
  'sdk-shared': {
    files: /^packages\/sdk\/src\/shared\/(?<floor>[^/]+)\//,
    layers: [...own('sdk-shared', 'wire-shared'), ...below('contracts-generated'), ...domain],
    packages: ['viem'],
    node: false,
    floors: [['errors'], ['nodes'], ['reads'], ['replay', 'writes'], ['sent']],
  },
  'sdk-tools': {
    files: /^packages\/sdk\/tools\//,
    layers: [...own('sdk-tools'), ...packages],
    packages: 'any',
    node: true,
  },
  sdk: {
    files: /^packages\/sdk\/src\/(?<slug>[^/]+)\//,
    layers: [...own('sdk', 'sdk-shared', 'wire-shared'), ...below('contracts-generated'), ...domain],
    packages: ['viem'],
    node: false,
  },
  'wire-shared': {
    files: /^packages\/wire\/src\/shared\//,
    layers: [...own('wire-shared'), ...domain],
    packages: ['zod', '@noble/hashes', 'rate-limiter-flexible'],
    node: false,
  },
  wire: {
    files: /^packages\/wire\/src\/(?<slug>[^/]+)\//,
    layers: [...own('wire', 'wire-shared'), ...domain],
    packages: ['zod', '@noble/hashes'],
    node: false,
  },
  ui: {
    files: /^packages\/ui\/src\//,
    layers: own('ui'),
    packages: [
      'react',
      'react-dom',
      'clsx',
      'lucide-react',
      '@base-ui/',
      'lightweight-charts',
      '@fontsource-variable/',
    ],
    node: false,
  },
  'localnet-world': {
    files: /^packages\/localnet\/src\/(?:(?:stack|timeline)\/|(?:make|start)[^/]*\.ts$)/,
    layers: [
      ...own('localnet-world', 'localnet-shared', 'registries', 'folder-lock', 'web-csp'),
      ...below('localnet'),
      ...packages,
    ],
    packages: 'any',
    node: true,
  },
  'localnet-shared': {
    files: /^packages\/localnet\/(?:src\/(?:content|history|postgres)\/|(?:src\/)?[^/]+\.ts$)/,
    layers: [...own('localnet-shared', 'folder-lock', 'tooling'), ...packages],
    packages: 'any',
    node: true,
  },
  localnet: {
    files: /^packages\/localnet\/src\/(?<slug>[^/]+)\//,
    layers: [...own('localnet', 'localnet-shared', 'contracts-plan'), ...packages],
    packages: 'any',
    node: true,
  },
  'folder-lock': { files: /^apps\/indexer\/launch\/folder-lock\.ts$/, layers: [], packages: [], node: true },
  ...runtime('indexer', /^apps\/indexer\/(?!src\/)|^apps\/indexer\/src\/(?:api\/|[^/]+\.ts$)/),
  ...runtime('api', /^apps\/api\/src\/[^/]+\.ts$/),
  ...runtime('keeper', /^apps\/keeper\/src\/(?:operate\/|[^/]+\.ts$)/),
  'web-csp': {
    files: /^apps\/web\/csp\//,
    layers: [...own('web-csp'), ...wire],
    packages: [],
    node: true,
  },
  'web-lib': { files: /^apps\/web\/src\/lib\//, layers: own('web-lib'), packages: react, node: false },
  'web-blocks': {
    files: /^apps\/web\/src\/blocks\/(?<floor>transactions\/[^/]+|[^/]+)\//,
    layers: [...web, ...packages],
    packages: 'any',
    node: false,
    floors: [
      ['overlay'],
      ['preferences'],
      ['language'],
      ['chain'],
      ['clock', 'files', 'pictures', 'prices'],
      ['amounts', 'check', 'navigation', 'slippage'],
      ['toast'],
      ['wallet'],
      ['name-service'],
      ['transactions/records'],
      ['transactions/life'],
      ['transactions/steps'],
      ['transactions/run'],
      ['transactions/approvals', 'transactions/posts'],
      ['transactions/view'],
      ['action', 'feature', 'supply', 'token-lists'],
      ['account'],
      ['token-select'],
      ['amount-input', 'charts', 'list', 'palette'],
      ['calculator', 'holdings', 'staking'],
    ],
  },
  'web-feature-entry': {
    files: /^apps\/web\/src\/features\/(?<slug>[^/]+)\/\k<slug>\.feature\.tsx?$/,
    layers: [...own('web-features'), ...web, ...packages],
    packages: 'any',
    node: false,
  },
  'web-features': {
    files: /^apps\/web\/src\/features\/(?<slug>[^/]+)\//,
    layers: [...own('web-features', 'web-feature-entry'), ...web, ...packages],
    packages: 'any',
    node: false,
  },
  'web-app': {
    files: /^apps\/web\/src\//,
    layers: [...own('web-app', 'registries', 'domain-shared'), ...web, ...wire],
    packages: 'any',
    node: false,
  },
  'package-tools': {
    files:
      /^(?:packages\/[^/]+|apps\/(?:api|keeper))\/(?:(?:test|bench)\/(?:(?<slug>[^/]+)\/)?|browser\/|gallery\/|\.storybook\/|[^/]+\.ts$)/,
    layers: [
      ...own('package-tools', 'ui', 'tooling'),
      ...below('api-root', 'api-shared', 'api', 'keeper-root', 'keeper-shared', 'keeper'),
      ...below('localnet-world', 'localnet-shared', 'localnet'),
      ...packages,
    ],
    packages: 'any',
    node: true,
  },
  'web-test': {
    files: /^apps\/web\/test\/(?:(?<slug>[^/]+)\/)?/,
    layers: [
      ...own('web-app', 'registries'),
      ...below('web-test', 'web-feature-entry', 'web-features'),
      ...web,
      ...packages,
    ],
    packages: 'any',
    node: true,
  },
  'web-tools': {
    files: /^apps\/web\//,
    layers: [...own('web-tools', 'web-csp', 'registries', 'tooling'), ...below('web-features'), ...web, ...wire],
    packages: 'any',
    node: true,
  },
  e2e: {
    files: /^e2e\//,
    layers: [
      ...own('e2e', 'tooling'),
      ...every(...['localnet-world', 'localnet-shared', 'localnet', ...packages.map(({ name }) => name)]),
    ],
    packages: 'any',
    node: true,
  },
  tooling: { files: /^tooling\//, layers: own('tooling'), packages: 'any', node: true },
};

/** A service: a folder for each slug, what they share, and what runs them all. */
function runtime(name: string, root: RegExp): Readonly<Record<string, Layer>> {
  const service = (files: RegExp, rules: readonly LayerRule[]): Layer => ({
    files,
    layers: [...rules, ...own(`${name}-shared`), ...packages],
    packages: 'any',
    node: true,
  });
  return {
    [`${name}-shared`]: service(new RegExp(`^apps/${name}/src/shared/`), []),
    [`${name}-root`]: service(root, [...own(`${name}-root`, 'folder-lock', 'registries', 'tooling'), ...below(name)]),
    [name]: service(new RegExp(`^apps/${name}/src/(?<slug>[^/]+)/`), own(name)),
  };
}

/** What a test, a story or a benchmark may import beside what its layer may, and beside all of its package. */
export const testOnly: {
  readonly files: RegExp;
  readonly layers: readonly string[];
  readonly packages: readonly string[];
} = {
  files: /(?:\.(?:test|bench|stories)\.tsx?$|\/test\/|\/bench\/|\/\.storybook\/|vitest\.(?:config|setup)\.ts$)/,
  layers: ['contracts-deploy', 'localnet', 'localnet-shared', 'localnet-world', 'package-tools', 'tooling', 'web-test'],
  packages: [
    'vitest',
    'fast-check',
    '@testing-library/',
    '@storybook/',
    'storybook',
    'happy-dom',
    'viem',
    'zod',
    'wagmi',
  ],
};

/** What runs beside the product alone, so that it may import tests and choose modules while it runs. */
export const toolFiles =
  /^(?:e2e|tooling|packages\/localnet|packages\/[^/]+\/(?:browser|gallery|mutants|tools)|apps\/indexer\/prove)\//;
