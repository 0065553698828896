/** One command of `npm run check` or `npm test`. */
export type Suite = {
  readonly name: string;
  /** Command run from the root by the shell. */
  readonly command: string;
  /** A check counts as one test; a test suite must say how many tests ran. */
  readonly kind: 'check' | 'tests';
  /** Part of the fast edit loop. */
  readonly fast: boolean;
  /** Suites of one lane run one after another; lanes run side by side. */
  readonly lane: 'a' | 'b';
};

const projects = [
  'packages/domain',
  'packages/contracts',
  'packages/sdk',
  'packages/wire',
  'packages/ui',
  'packages/localnet',
  'apps/web',
  'apps/indexer',
  'apps/api',
  'apps/keeper',
  'e2e',
  'tooling',
];

const check = (name: string, command: string, lane: 'a' | 'b' = 'a'): Suite => ({
  name,
  command,
  kind: 'check',
  fast: true,
  lane,
});
const tests = (name: string, rest: { fast: boolean; lane: 'a' | 'b' }): Suite => ({
  name,
  command: `npm test --silent -w ${name}`,
  kind: 'tests',
  ...rest,
});

/** One part of the web app's tests, by the name of its script. */
const webTests = (part: 'code' | 'screens' | 'faults', rest: { fast: boolean; lane: 'a' | 'b' }): Suite => ({
  name: `@besc/web ${part}`,
  command: `npm run --silent test:${part} -w @besc/web`,
  kind: 'tests',
  ...rest,
});

/** Everything CI runs, in order. Browser tests come last and alone: they want the whole machine. */
export const suites: readonly Suite[] = [
  check('format and lint', 'biome ci .'),
  ...projects.map((project) => check(`types ${project}`, `tsc -p ${project}`)),
  check('boundaries', 'tsx tooling/src/check-boundaries.ts'),
  check('house rules', 'tsx tooling/src/check-files.ts'),
  check('table of requirements', 'tsx tooling/src/check-quality.ts'),
  check('unused code and dependencies', 'knip'),
  check('texts', 'npm run --silent check:texts -w @besc/web'),
  tests('@besc/tooling', { fast: true, lane: 'a' }),
  tests('@besc/domain', { fast: true, lane: 'a' }),
  tests('@besc/wire', { fast: true, lane: 'a' }),
  tests('@besc/ui', { fast: true, lane: 'a' }),
  // By their stamp; the contracts' own tests compile from nothing.
  check('generated modules', 'npm run --silent generate:check -w @besc/contracts', 'b'),
  webTests('code', { fast: true, lane: 'b' }),
  tests('@besc/contracts', { fast: false, lane: 'b' }),
  webTests('screens', { fast: false, lane: 'a' }),
  webTests('faults', { fast: false, lane: 'a' }),
  tests('@besc/sdk', { fast: false, lane: 'a' }),
  tests('@besc/api', { fast: false, lane: 'a' }),
  tests('@besc/keeper', { fast: false, lane: 'a' }),
  tests('@besc/localnet', { fast: false, lane: 'a' }),
  tests('@besc/indexer', { fast: false, lane: 'b' }),
];

/** Suites that run after all others. */
export const lastSuites: readonly Suite[] = [
  { name: 'web build and size', command: 'npm run --silent size -w @besc/web', kind: 'check', fast: false, lane: 'a' },
  {
    name: '@besc/ui gallery',
    command: 'npm run --silent test:browser -w @besc/ui',
    kind: 'tests',
    fast: false,
    lane: 'a',
  },
  tests('@besc/e2e', { fast: false, lane: 'a' }),
];
