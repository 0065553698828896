/** A layer of the map: which files it holds and what they may import. Read by `check-boundaries`. */
export type Layer = {
  /** Path from the root; `{slug}` stands for one folder name. The first layer that matches a file owns it. */
  readonly files: RegExp;
  /** Layers it may import. `own` limits that to the same slug. */
  readonly layers: readonly { readonly name: string; readonly own?: true }[];
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

const sameSlug = (name: string) => ({ name, own: true }) as const;
const anySlug = (name: string) => ({ name }) as const;
const wire = ['wire-shared', 'wire'].map(anySlug);
const below = [...['contracts', 'domain-shared', 'domain', 'sdk'].map(anySlug), ...wire];
const react = ['react', 'react-dom', 'react-i18next', '@tanstack/', 'clsx', 'lucide-react'];

/** The import table of docs/architecture.md as data. There are no exceptions and no suppressions. */
export const layers: Readonly<Record<string, Layer>> = {
  contracts: {
    files: /^packages\/contracts\/(?<slug>[^/]+)\//,
    layers: [anySlug('contracts'), anySlug('domain'), anySlug('domain-shared'), ...wire],
    packages: 'any',
    node: true,
  },
  'domain-shared': {
    files: /^packages\/domain\/src\/shared\//,
    layers: [anySlug('domain-shared')],
    packages: [],
    node: false,
  },
  domain: {
    files: /^packages\/domain\/src\/(?<slug>[^/]+)\//,
    layers: [sameSlug('domain'), anySlug('domain-shared')],
    packages: [],
    node: false,
  },
  sdk: {
    files: /^packages\/sdk\/src\/(?<slug>[^/]+)\//,
    layers: ['sdk', 'contracts', 'domain', 'domain-shared', 'wire-shared'].map(anySlug),
    packages: ['viem'],
    node: false,
  },
  'wire-shared': {
    files: /^packages\/wire\/src\/shared\//,
    layers: ['wire-shared', 'domain', 'domain-shared'].map(anySlug),
    packages: ['zod', '@noble/hashes'],
    node: false,
  },
  wire: {
    files: /^packages\/wire\/src\/(?<slug>[^/]+)\//,
    layers: [...wire, anySlug('domain'), anySlug('domain-shared')],
    packages: ['zod', '@noble/hashes'],
    node: false,
  },
  ui: {
    files: /^packages\/ui\/src\//,
    layers: [anySlug('ui')],
    packages: [
      'react',
      'react-dom',
      'clsx',
      'lucide-react',
      '@base-ui/',
      'sonner',
      'lightweight-charts',
      '@fontsource-variable/',
    ],
    node: false,
  },
  localnet: {
    files: /^packages\/localnet\//,
    layers: [anySlug('localnet'), anySlug('folder-lock'), anySlug('web-csp'), ...below],
    packages: 'any',
    node: true,
  },
  'folder-lock': { files: /^apps\/indexer\/launch\/folder-lock\.ts$/, layers: [], packages: [], node: true },
  indexer: {
    files: /^apps\/indexer\//,
    layers: [anySlug('indexer'), anySlug('folder-lock'), ...below],
    packages: 'any',
    node: true,
  },
  'api-shared': {
    files: /^apps\/api\/(?:src\/shared\/|(?:src\/)?[^/]+\.ts$)/,
    layers: [anySlug('api'), anySlug('api-shared'), ...below],
    packages: 'any',
    node: true,
  },
  api: {
    files: /^apps\/api\/src\/(?<slug>[^/]+)\//,
    layers: [sameSlug('api'), anySlug('api-shared'), ...below],
    packages: 'any',
    node: true,
  },
  'keeper-shared': {
    files: /^apps\/keeper\/src\/(?:shared\/|[^/]+\.ts$)/,
    layers: [anySlug('keeper'), anySlug('keeper-shared'), ...below],
    packages: 'any',
    node: true,
  },
  keeper: {
    files: /^apps\/keeper\/src\/(?<slug>[^/]+)\//,
    layers: [sameSlug('keeper'), anySlug('keeper-shared'), ...below],
    packages: 'any',
    node: true,
  },
  'web-csp': { files: /^apps\/web\/csp\//, layers: [anySlug('web-csp'), ...wire], packages: [], node: true },
  'web-lib': { files: /^apps\/web\/src\/lib\//, layers: [anySlug('web-lib')], packages: react, node: false },
  'web-blocks': {
    files: /^apps\/web\/src\/blocks\/(?<slug>[^/]+)\//,
    layers: [anySlug('web-blocks'), anySlug('web-lib'), anySlug('ui'), ...below],
    packages: 'any',
    node: false,
    floors: [
      ['overlay'],
      ['preferences'],
      ['language'],
      ['chain'],
      ['clock', 'name-service', 'pictures', 'prices'],
      ['amounts', 'navigation', 'slippage'],
      ['toast'],
      ['wallet'],
      ['transactions'],
      ['account', 'action', 'feature', 'supply', 'token-lists'],
      ['token-select'],
      ['amount-input', 'charts', 'list', 'palette'],
      ['calculator', 'staking'],
    ],
  },
  'web-feature-entry': {
    files: /^apps\/web\/src\/features\/(?<slug>[^/]+)\/\k<slug>\.feature\.tsx?$/,
    layers: [sameSlug('web-features'), anySlug('web-blocks'), anySlug('web-lib'), anySlug('ui'), ...below],
    packages: 'any',
    node: false,
  },
  'web-features': {
    files: /^apps\/web\/src\/features\/(?<slug>[^/]+)\//,
    layers: [sameSlug('web-features'), anySlug('web-blocks'), anySlug('web-lib'), anySlug('ui'), ...below],
    packages: 'any',
    node: false,
  },
  'web-app': {
    files: /^apps\/web\/src\//,
    layers: [
      anySlug('web-app'),
      anySlug('web-feature-entry'),
      anySlug('web-blocks'),
      anySlug('web-lib'),
      anySlug('ui'),
      ...wire,
      anySlug('domain-shared'),
    ],
    packages: 'any',
    node: false,
  },
  'package-tools': {
    files:
      /^(?:packages\/(?<slug>[^/]+)|apps\/(?:api|keeper))\/(?:test\/|bench\/|browser\/|gallery\/|\.storybook\/|[^/]+\.ts$)/,
    layers: [
      ...['package-tools', 'ui', 'api', 'api-shared', 'keeper', 'keeper-shared', 'localnet', 'tooling'].map(anySlug),
      ...below,
    ],
    packages: 'any',
    node: true,
  },
  'web-test': {
    files: /^apps\/web\/test\//,
    layers: [
      ...['web-test', 'web-app', 'web-feature-entry', 'web-features', 'web-blocks', 'web-lib', 'ui'].map(anySlug),
      ...below,
    ],
    packages: 'any',
    node: true,
  },
  'web-tools': {
    files: /^apps\/web\//,
    layers: [anySlug('web-tools'), anySlug('web-csp'), anySlug('web-blocks'), anySlug('tooling'), ...wire],
    packages: 'any',
    node: true,
  },
  e2e: {
    files: /^e2e\//,
    layers: [anySlug('e2e'), anySlug('localnet'), anySlug('tooling'), ...below],
    packages: 'any',
    node: true,
  },
  tooling: { files: /^tooling\//, layers: [anySlug('tooling')], packages: 'any', node: true },
};

/** What a test, a story or a benchmark may import beside what its layer may. */
export const testOnly = {
  files: /(?:\.(?:test|bench|stories)\.tsx?$|\/test\/|\/bench\/|\/\.storybook\/|vitest\.(?:config|setup)\.ts$)/,
  layers: ['localnet', 'package-tools', 'tooling', 'web-test'],
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
} as const;
