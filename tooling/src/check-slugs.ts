import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProblems } from './copy/copy-problems';
import { copyRepository } from './copy/copy-repository';
import { featureNames } from './new-feature/feature-names';
import { registrations } from './new-feature/registrations';
import { isOfSlug } from './removal/is-of-slug';
import { missingImports } from './removal/missing-imports';
import { unregistered } from './removal/unregistered';
import { sourceFiles } from './source-files';
import { type Suite, suites } from './suites';

/*
 * A slug is its folders and a line in each registry. In a copy of the repository, takes one out (`--remove names`), makes
 * one with the generator (`--add tally-board`), and holds what is there then against the checks: types, import table, house
 * rules, unused code, texts, generated modules. `--run` also runs the new one's tests, those of its contract, its page and
 * its rows on a whole running stack.
 */
const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { remove: { type: 'string' }, add: { type: 'string' }, run: { type: 'boolean', default: false } },
});
const copy = mkdtempSync(join(root, '.copy-'));

const npm = (...words: string[]) =>
  execFileSync('npm', ['run', '--silent', ...words], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });

/** Takes the slug out of the copy's registries and generated modules; its files were not copied. */
function takeOut(slug: string): void {
  for (const file of Object.keys(registrations(featureNames(slug)))) {
    const isGone = (specifier: string) =>
      isOfSlug(`${relative(copy, resolve(copy, dirname(file), specifier))}.ts`, slug);
    writeFileSync(`${copy}/${file}`, unregistered(readFileSync(`${copy}/${file}`, 'utf8'), isGone));
  }
  npm('generate', '-w', '@besc/contracts', '--', '--removed');
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
  ({ kind, fast, name }) => kind === 'check' && fast && !/^(?:format|lock|table)/.test(name),
);

const testsOf = (slug: string) => (folder: string) =>
  suite(`tests of ${folder}`, `vitest run --root ${folder} ${slug}`);

/** What the generator wrote, as fast as a check. */
const checksOf = (slug: string, files: readonly string[]): readonly Suite[] => [
  suite('format and lint', `biome ci ${files.filter((file) => !file.endsWith('.sol')).join(' ')}`, { kind: 'check' }),
  suite('format of contracts', 'npm run --silent fmt:check -w @besc/contracts', { kind: 'check' }),
  ...['packages/domain', 'apps/web'].map(testsOf(slug)),
];

const forge = 'tsx packages/contracts/tools/forge.ts';
/** What the generator wrote, running. */
const runsOf = (slug: string): readonly Suite[] => [
  suite('tests of the contract', `${forge} test --match-path 'test/${slug}/*'`, { kind: 'check' }),
  ...['packages/sdk', 'apps/keeper', 'apps/api'].map(testsOf(slug)),
  suite('page and index', `npm test --silent -w @besc/e2e -- --workers=1 ${slug}`, { places: 2 }),
];

try {
  const { remove, add } = values;
  const taken = sourceFiles(root, ['']).filter((file) => remove !== undefined && isOfSlug(file, remove));
  if (remove !== undefined && taken.length === 0) throw new Error(`No file belongs to a slug "${remove}".`);
  copyRepository(root, copy, (file) => !taken.includes(file));
  if (remove !== undefined) takeOut(remove);
  if (add !== undefined) npm('new:feature', add);
  const made = sourceFiles(copy, ['']).filter((file) => add !== undefined && isOfSlug(file, add));
  const problems = missingImports(copy, sourceFiles(copy, ['.sol']));
  problems.push(...(await copyProblems([...checks, ...(add === undefined ? [] : checksOf(add, made))], copy)));
  if (add !== undefined && values.run) problems.push(...(await copyProblems(runsOf(add), copy)));
  for (const problem of problems) console.error(problem);
  if (remove !== undefined) console.log(`without the ${taken.length} files of ${remove}`);
  if (add !== undefined) console.log(`with the ${made.length} files of a new ${add}${values.run ? ', which ran' : ''}`);
  console.log(problems.length === 0 ? 'everything stands' : `there are ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
