import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { featureNames } from './new-feature/feature-names';
import { registrations } from './new-feature/registrations';
import { isOfSlug } from './removal/is-of-slug';
import { linkPackages } from './removal/link-packages';
import { missingImports } from './removal/missing-imports';
import { unregistered } from './removal/unregistered';
import { runQueue } from './run-queue';
import { runSuite } from './run-suite';
import { sourceFiles } from './source-files';
import { projects, suites } from './suites';

/*
 * Takes a slug out of a copy of the repository, its folders and its line in each registry, and checks what is left: types,
 * import table, house rules, unused code, texts, generated modules. `tsx tooling/src/check-removal.ts names`
 */
const root = resolve(import.meta.dirname, '../..');
const slug = process.argv[2];
if (slug === undefined) throw new Error('Name the slug that is taken out: tsx tooling/src/check-removal.ts names');

/** What decides the copy's soundness; formatting, and tables that name tests, are not the structure's. */
const checks = suites.filter(
  ({ kind, fast, name }) => kind === 'check' && fast && !/^(?:format|lock file|table|generated)/.test(name),
);

/** The tracked and new files without the slug's, with the root's packages. */
function copyWithout(copy: string): string[] {
  const files = sourceFiles(root, ['']).filter((file) => file !== '');
  const own = files.filter((file) => isOfSlug(file, slug as string));
  if (own.length === 0) throw new Error(`No file belongs to a slug "${slug}".`);
  for (const file of files.filter((one) => !own.includes(one))) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true });
    cpSync(`${root}/${file}`, `${copy}/${file}`, { verbatimSymlinks: true });
  }
  for (const folder of ['.', ...projects].map((project) => `${project}/node_modules`)) {
    if (existsSync(`${root}/${folder}`)) linkPackages(`${root}/${folder}`, `${copy}/${folder}`);
  }
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of Object.keys(registrations(featureNames(slug as string)))) {
    const isGone = (specifier: string) =>
      isOfSlug(`${relative(copy, resolve(copy, dirname(file), specifier))}.ts`, slug as string);
    writeFileSync(`${copy}/${file}`, unregistered(readFileSync(`${copy}/${file}`, 'utf8'), isGone));
  }
  // The checks ask git for the files.
  run('git', 'init', '--quiet');
  run('npm', 'run', '--silent', 'generate', '-w', '@besc/contracts', '--', '--removed');
  run('npm', 'run', '--silent', 'generate:check', '-w', '@besc/contracts');
  return own;
}

const copy = mkdtempSync(join(root, '.removal-'));
try {
  const own = copyWithout(copy);
  const problems = missingImports(copy, sourceFiles(copy, ['.sol']));
  const results = await runQueue({
    items: checks,
    places: 2,
    secondsOf: () => undefined,
    run: (suite) => runSuite(suite, copy),
  });
  for (const { suite, failed, output } of results) {
    if (failed > 0) problems.push(`${suite.name}:\n${output.slice(0, 4000)}`);
  }
  for (const problem of problems) console.error(problem);
  const verdict = problems.length === 0 ? 'the rest stands' : `the rest has ${problems.length} problems`;
  console.log(`without the ${own.length} files of ${slug} ${verdict}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
