import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedFolders } from './affected-folders';
import { boundaryProblems } from './boundary-problems';
import { contractSlugs } from './contract-slugs';
import { copyProblems } from './copy/copy-problems';
import { copyRepository } from './copy/copy-repository';
import { fallingTests } from './removal/falling-tests';
import { isOfSlug } from './removal/is-of-slug';
import { registries } from './removal/registries';
import { unregistered } from './removal/unregistered';
import { saysSlug } from './slug-names';
import { requireRemovable, testedAlone } from './slugs';
import { sourceFiles } from './source-files';
import { projects, type Suite, suites } from './suites';
import { workspacePackages } from './workspace-packages';

/*
 * A slug is its folders and a line in each registry. In a copy of the repository, takes some out (`--remove names`), makes
 * some with the generator (`--add tally-board`; `--add notice-board:contract` without that layer), and holds what is there then
 * against the checks: types, import table, house rules, unused code, texts, generated modules. `--run` also runs the new ones'
 * tests, those of their contracts, their pages and their rows on a whole running stack.
 */
const root = resolve(import.meta.dirname, '../..');

/** A slug to make, and the layers that it is made without. */
interface NewSlug {
  readonly slug: string;
  readonly without: string;
}
const { values } = parseArgs({
  options: {
    remove: { type: 'string', multiple: true, default: [] },
    add: { type: 'string', multiple: true, default: [] },
    run: { type: 'boolean', default: false },
  },
});
// Outside of the repository: inside it, what is missing in the copy would be found further up.
const copy = mkdtempSync(join(realpathSync(tmpdir()), 'slugs-'));

/** A program of the copy; not by npm, whose start is a good part of what it takes. */
const tsx = (folder: string, ...words: string[]) =>
  execFileSync(`${copy}/node_modules/.bin/tsx`, words, {
    cwd: `${copy}/${folder}`,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Of the files that stay without `taken`, the tests that cannot do without these slugs. */
function fallingWith(slugs: readonly string[], files: readonly string[], taken: ReadonlySet<string>): string[] {
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const { imports } = boundaryProblems({ files, packages: workspacePackages(root, projects), read });
  const slugOfGenerated = contractSlugs(files);
  return fallingTests({
    imports: new Map([...imports].filter(([file]) => !taken.has(file))),
    isGone: (file) => taken.has(file) || slugs.includes(slugOfGenerated(file) ?? ''),
    isNamedIn: (file) => slugs.some((slug) => saysSlug(read(file), slug)),
  });
}

/** Takes slugs out of the copy's registries and generated modules; their files were not copied. */
function takeOut(slugs: readonly string[]): void {
  for (const file of registries) {
    const isGone = (specifier: string) => {
      const imported = `${relative(copy, resolve(copy, dirname(file), specifier))}.ts`;
      return slugs.some((slug) => isOfSlug(imported, slug));
    };
    writeFileSync(`${copy}/${file}`, unregistered(readFileSync(`${copy}/${file}`, 'utf8'), isGone));
  }
  tsx('packages/contracts', 'tools/generate-all.ts', '--removed');
}

const suite = (name: string, command: string, rest: Partial<Suite> = {}): Suite => ({
  name,
  command,
  kind: 'tests',
  fast: false,
  folder: '.',
  ...rest,
});

/** What decides the copy's soundness; tables that name tests, and the format of what is as it was, are not the structure's. */
const checks = suites.filter(
  ({ kind, fast, name }) => kind === 'check' && fast && !/^(?:format and|lock|table)/.test(name),
);

/** A module of others that only those that went have used, and now only its test, is no tool of tests. */
const withoutUsers = (one: Suite): Suite =>
  one.command.endsWith('/check-boundaries.ts') ? { ...one, command: `${one.command} --removed` } : one;

/** What only those that went have used of a shared module is no dead code, nor is a module that they alone shared. */
const withoutShared = (one: Suite): Suite =>
  one.command.startsWith('knip') ? { ...one, command: `${one.command} --exclude exports,types,files` } : one;

const testsOf = (slugs: readonly string[]) => (folder: string) =>
  suite(`tests of ${folder}`, `vitest run --root ${folder} ${slugs.join(' ')}`);

/** What the generator wrote, as fast as a check. */
const checksOf = (slugs: readonly string[], files: readonly string[]): readonly Suite[] => [
  suite('format and lint', `biome ci ${files.filter((file) => !file.endsWith('.sol')).join(' ')}`, { kind: 'check' }),
  ...['packages/domain', 'packages/wire', 'apps/web'].map(testsOf(slugs)),
];

const forge = 'tsx packages/contracts/tools/forge.ts';
/** What the generator wrote, running. */
const runsOf = (slugs: readonly string[], withContract: readonly string[]): readonly Suite[] => [
  ...withContract.map((slug) =>
    suite(`tests of ${slug}'s contract`, `${forge} test --match-path 'test/${slug}/*'`, { kind: 'check' }),
  ),
  suite('roles of the contracts', 'vitest run --root packages/contracts role-matrix'),
  ...['packages/sdk', 'apps/keeper', 'apps/api'].map(testsOf(slugs)),
  suite('documents of the index', 'vitest run --root apps/indexer wire-documents'),
  suite(
    'pages and indexes',
    `npm test --silent -w @besc/e2e -- --workers=1 ${slugs.map((slug) => `e2e/${slug}`).join(' ')}`,
    { places: 2 },
  ),
];

try {
  const { remove } = values;
  const wanted = values.add.map((text): NewSlug => {
    const [slug = '', without = ''] = text.split(':');
    return { slug, without };
  });
  const add = wanted.map(({ slug }) => slug);
  requireRemovable(remove);
  const files = sourceFiles(root, ['']);
  const taken = new Set<string>();
  for (const slug of remove) {
    const own = files.filter((file) => isOfSlug(file, slug));
    if (own.length === 0) throw new Error(`No file belongs to a slug "${slug}".`);
    for (const file of own) taken.add(file);
  }
  const falling = remove.every((slug) => testedAlone.includes(slug)) ? [] : fallingWith(remove, files, taken);
  copyRepository(root, copy, (file) => !taken.has(file) && !falling.includes(file));
  if (remove.length > 0) takeOut(remove);
  for (const { slug, without } of wanted) tsx('.', 'tooling/src/new-feature.ts', slug, '--without', without);
  const made = sourceFiles(copy, ['']).filter((file) => add.some((slug) => isOfSlug(file, slug)));
  const touched = affectedFolders([...taken, ...falling, ...made, ...registries], workspacePackages(root, projects));
  // What lies apart from all of it is as it was.
  const reached = checks.filter(({ folder }) => folder === '.' || touched === 'all' || touched.has(folder));
  const ofLess = remove.length === 0 ? reached : reached.map(withoutUsers);
  const ofFew = falling.length === 0 ? ofLess : ofLess.map(withoutShared);
  const problems = await copyProblems([...ofFew, ...(add.length === 0 ? [] : checksOf(add, made))], copy);
  if (add.length > 0 && values.run) {
    const withContract = wanted.filter(({ without }) => !without.split(',').includes('contract'));
    const runs = runsOf(
      add,
      withContract.map(({ slug }) => slug),
    );
    problems.push(...(await copyProblems(runs, copy)));
  }
  for (const problem of problems) console.error(problem);
  if (falling.length > 0) console.log(`tests of several that go along:\n  ${falling.join('\n  ')}`);
  if (remove.length > 0) console.log(`without the ${taken.size} files of ${remove.join(' and ')}`);
  if (add.length > 0)
    console.log(`with the ${made.length} files of a new ${values.add.join(' and ')}${values.run ? ', which ran' : ''}`);
  console.log(problems.length === 0 ? 'everything stands' : `there are ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
