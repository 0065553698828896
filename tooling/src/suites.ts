/** One command of `npm run check` or `npm test`. */
export type Suite = {
  readonly name: string;
  /** Command run from the root by the shell. */
  readonly command: string;
  /** A check counts as one test; a test suite must say how many tests ran. */
  readonly kind: 'check' | 'tests';
  /** Part of the fast edit loop. */
  readonly fast: boolean;
  /** Folder whose files, with those of the packages it depends on, decide the result; the root for the whole. */
  readonly folder: string;
  /** Names of suites that must have ended before. */
  readonly after?: readonly string[];
  /** How many of the two places it takes; browser tests with two workers take both. */
  readonly places?: 1 | 2;
  /** Files that alone decide its result (paths from the root); any in its folder when left out. */
  readonly decidedBy?: RegExp;
  /** Command for a change in `files` alone (paths from the root, quoted); without one the whole command runs. */
  readonly related?: (files: string) => string;
  /** No test need be counted: those of a change may be none. */
  readonly mayRunNone?: boolean;
  /** Command that runs `files` alone, one after the other; without one nothing that failed is tried again. */
  readonly again?: (files: string) => string;
};

/** Folders of all packages. */
export const projects = [
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

const check = (name: string, command: string, rest: Partial<Suite> = {}): Suite => ({
  name,
  command,
  kind: 'check',
  fast: true,
  folder: '.',
  ...rest,
});

/** The tests of one package; those that are fast are unit tests: a change runs only those that import it. */
const tests = (folder: string, rest: Partial<Suite> = {}): Suite => {
  const name = `@besc/${folder.split('/').at(-1)}`;
  return {
    name,
    command: `npm test --silent -w ${name}`,
    kind: 'tests',
    fast: false,
    folder,
    again: (files) => `vitest run --no-file-parallelism --root ${folder} ${files}`,
    ...(rest.fast === true ? { related: (files: string) => relatedTests(folder, files) } : {}),
    ...rest,
  };
};

const relatedTests = (folder: string, files: string, options = '') =>
  `vitest related --run --passWithNoTests --root ${folder} ${options} ${files}`;

/** One part of the web app's tests, by the name of its script. */
const webTests = (part: 'code' | 'screens' | 'faults', rest: Partial<Suite> = {}): Suite =>
  tests('apps/web', { name: `@besc/web ${part}`, command: `npm run --silent test:${part} -w @besc/web`, ...rest });

/** Everything CI runs; the queue decides on the order. */
export const suites: readonly Suite[] = [
  check('format and lint', 'biome ci .', {
    related: (files) => `biome ci --no-errors-on-unmatched --files-ignore-unknown=true ${files}`,
  }),
  check('format of contracts', 'npm run --silent fmt:check -w @besc/contracts', {
    folder: 'packages/contracts',
    decidedBy: /\.sol$/,
  }),
  // One checker: each of the compiler's four would work out again the types that all files share.
  ...projects.map((folder) => check(`types ${folder}`, `tsc -p ${folder} --checkers 1`, { folder })),
  check('boundaries', 'tsx tooling/src/check-boundaries.ts'),
  check('house rules', 'tsx tooling/src/check-files.ts'),
  // What a fresh clone does first; all it needs is in the lock file, so no registry is asked.
  check('lock file', 'npm ci --dry-run --offline --ignore-scripts --no-audit --loglevel=error', {
    decidedBy: /(?:^|\/)package(?:-lock)?\.json$/,
  }),
  check('words', 'tsx tooling/src/check-words.ts'),
  check('table of requirements', 'tsx tooling/src/check-quality.ts'),
  check('unused code and dependencies', 'knip --cache --cache-location node_modules/.cache/knip'),
  check('texts', 'npm run --silent check:texts -w @besc/web', { folder: 'apps/web' }),
  // By their stamp; the contracts' own tests compile from nothing what this machine has not compiled before.
  check('generated modules', 'npm run --silent generate:check -w @besc/contracts', { folder: 'packages/contracts' }),
  tests('tooling', { fast: true }),
  tests('packages/domain', { fast: true }),
  tests('packages/wire', { fast: true }),
  tests('packages/ui', { fast: true }),
  webTests('code', {
    fast: true,
    related: (files) =>
      relatedTests('apps/web', files, "--project code --project 'window*' --exclude '**/*-faults.test.ts'"),
  }),
  webTests('screens'),
  webTests('faults', {
    again: (files) => `HOSTILE_LISTS=100000 vitest run --no-file-parallelism --root apps/web ${files}`,
  }),
  tests('packages/contracts'),
  tests('packages/sdk'),
  tests('apps/api'),
  tests('apps/keeper'),
  tests('packages/localnet'),
  tests('apps/indexer'),
  // A slug is its folders and a line in each registry: what is left without some still stands, and so does what the generator
  // writes, with every layer and with fewer; `npm run new:feature:trial` also runs that on a whole stack.
  check(
    'a slug less, a slug more',
    'tsx tooling/src/check-slugs.ts --remove names --remove prediction --add farm-fairs --add tip-jar:keeper,api --add notice-board:contract',
    { fast: false },
  ),
  check('web build and size', 'npm run --silent size -w @besc/web', { fast: false, folder: 'apps/web' }),
  tests('packages/ui', {
    name: '@besc/ui gallery',
    command: 'npm run --silent test:browser -w @besc/ui',
    again: (files) => `npm run --silent test:browser -w @besc/ui -- --workers=1 ${files}`,
  }),
  tests('e2e', {
    places: 2,
    after: ['web build and size'],
    again: (files) => `npm test --silent -w @besc/e2e -- --workers=1 ${files}`,
  }),
];
