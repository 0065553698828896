import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineChanges } from '../launch/engine-changes.mjs';

/*
 * Leaves one change of the engine out after the other and runs the file of the test that guards it: killed when that test
 * does not pass. Before, the same test has to pass with all changes. Names as arguments; without any, all changes.
 */
const root = join(import.meta.dirname, '..');
const results = join(root, 'results/engine-changes.txt');
const names = process.argv.slice(2);
const unknown = names.filter((name) => !engineChanges.some((change) => change.name === name));
if (unknown.length > 0) throw new Error(`There is no change of the name ${unknown.join(', ')}.`);

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[];
}

/** Whether every test of the file whose title begins so has passed. */
function passes({ file, title }: { file: string; title: string }, leftOut = ''): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'besc-prove-'));
  const outputFile = join(folder, 'report.json');
  const leaveOut = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'leave-out.mjs')}`, PROVED_CHANGE: leftOut };
  spawnSync('npx', ['vitest', 'run', file, '--reporter', 'json', '--outputFile', outputFile], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...leaveOut },
  });
  const report: Report = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : { testResults: [] };
  rmSync(folder, { recursive: true });
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const guards = tests.filter((test) => test.title.startsWith(title));
  return guards.length > 0 && guards.every(({ status }) => status === 'passed');
}

const verdicts = new Map<string, string>();
if (existsSync(results)) {
  for (const line of readFileSync(results, 'utf8').split('\n').slice(1)) {
    const [verdict = '', name = ''] = line.split(/ {2,}/);
    verdicts.set(name, verdict);
  }
}
const withAll = new Map<string, boolean>();
for (const { name, guard } of engineChanges.filter((change) => names.length === 0 || names.includes(change.name))) {
  const key = `${guard.file} ${guard.title}`;
  if (!withAll.has(key)) withAll.set(key, passes(guard));
  if (!withAll.get(key)) throw new Error(`The test fails or is missing with all changes in place: ${key}`);
  const verdict = passes(guard, name) ? 'lived' : 'killed';
  verdicts.set(name, verdict);
  console.log(`${verdict}  ${name}`);
  const lines = engineChanges.map((change) => {
    const found = (verdicts.get(change.name) ?? 'not run').padEnd(7);
    return `${found}  ${change.name.padEnd(22)}  ${change.guard.file}: ${change.guard.title}`;
  });
  writeFileSync(
    results,
    `Each change of the engine left out alone, and whether the test that guards it failed.\n${lines.join('\n')}\n`,
  );
  if (verdict === 'lived') process.exitCode = 1;
}
