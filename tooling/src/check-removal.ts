import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { copyRepository } from './copy/copy-repository';
import { featureNames } from './new-feature/feature-names';
import { registrations } from './new-feature/registrations';
import { isOfSlug } from './removal/is-of-slug';
import { missingImports } from './removal/missing-imports';
import { unregistered } from './removal/unregistered';
import { runQueue } from './run-queue';
import { runSuite } from './run-suite';
import { sourceFiles } from './source-files';
import { suites } from './suites';

/*
 * Takes a slug out of a copy of the repository, its folders and its line in each registry, and checks what is left: types,
 * import table, house rules, unused code, texts, generated modules. `tsx tooling/src/check-removal.ts names`
 */
const root = resolve(import.meta.dirname, '../..');
const slug = process.argv[2] ?? '';

/** What decides the copy's soundness; formatting, and tables that name tests, are not the structure's. */
const checks = suites.filter(
  ({ kind, fast, name }) => kind === 'check' && fast && !/^(?:format|lock file|table|generated)/.test(name),
);

/** Takes the slug out of the copy's registries and generated modules. */
function takeOut(copy: string): void {
  for (const file of Object.keys(registrations(featureNames(slug)))) {
    const isGone = (specifier: string) =>
      isOfSlug(`${relative(copy, resolve(copy, dirname(file), specifier))}.ts`, slug);
    writeFileSync(`${copy}/${file}`, unregistered(readFileSync(`${copy}/${file}`, 'utf8'), isGone));
  }
  const generate = (script: string, ...words: string[]) =>
    execFileSync('npm', ['run', '--silent', script, '-w', '@besc/contracts', '--', ...words], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  generate('generate', '--removed');
  generate('generate:check');
}

const copy = mkdtempSync(join(root, '.copy-'));
try {
  const own = sourceFiles(root, ['']).filter((file) => isOfSlug(file, slug));
  if (own.length === 0) throw new Error(`No file belongs to a slug "${slug}".`);
  copyRepository(root, copy, (file) => !isOfSlug(file, slug));
  takeOut(copy);
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
