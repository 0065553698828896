import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { furtherFeatures, readBudgets, wholeBudget } from './budgets';
import { chooseSuites, parseChoice } from './choose-suites';
import { failureSummary } from './failure-summary';
import { featureSeconds } from './feature-seconds';
import { overBudget } from './over-budget';
import { type FinalResult, runAgain } from './run-again';
import { runQueue } from './run-queue';
import { runSuite, type SuiteResult } from './run-suite';
import type { Suite } from './suites';

const root = resolve(import.meta.dirname, '../..');
const timesFile = resolve(import.meta.dirname, 'suite-seconds.json');
const budgets = readBudgets();
const words = process.argv.slice(2);
const choice = parseChoice(words);
const known: Record<string, number> = JSON.parse(readFileSync(timesFile, 'utf8'));
const started = performance.now();

async function runAndTell(suite: Suite): Promise<SuiteResult> {
  const result = await runSuite(suite, root);
  const verdict = result.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `${verdict} ${suite.name} (${result.passed} passed, ${result.failed} failed; ${result.seconds.toFixed(0)} s)`,
  );
  if (result.failed > 0) {
    console.log([...failureSummary(result.output), result.output.slice(-20_000)].join('\n'));
  }
  return result;
}

const firstResults = await runQueue({
  items: chooseSuites(choice, root),
  places: 2,
  secondsOf: (name) => known[name],
  run: runAndTell,
});
// The edit loop shows a failure at once; a whole run asks first whether only the busy machine made it.
const editing = choice.kind === 'fast' || choice.kind === 'changed';
const results: readonly FinalResult[] = editing
  ? firstResults
  : await runAgain(firstResults, (suite) => {
      console.log(`AGAIN, alone: ${suite.command}`);
      return runAndTell(suite);
    });
if (words.includes('--record')) {
  const times = results.map(({ suite, seconds }) => [suite.name, Math.round(seconds)] as const);
  const sorted = Object.entries({ ...known, ...Object.fromEntries(times) }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(timesFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
const sum = (count: (result: FinalResult) => number) => results.reduce((total, result) => total + count(result), 0);
const failed = sum((result) => result.failed);
const nothing = results.length === 0 && choice.kind !== 'changed';

for (const { suite, unstable = [], output } of results) {
  if (unstable.length === 0) continue;
  console.log(`UNSTABLE ${suite.name}: failed at first and passed when run alone: ${unstable.join(', ')}`);
  console.log(failureSummary(output).join('\n'));
}
const seconds = (performance.now() - started) / 1000;
const output = results.map((result) => result.output).join('\n');
for (const line of overBudget([
  ...results.map((result) => ({ ...result, name: result.suite.name, budget: budgets.suites[result.suite.name] })),
  ...featureSeconds({ output, slugs: furtherFeatures(budgets), budget: budgets.feature }),
  { name: 'everything', seconds, budget: wholeBudget(budgets) },
])) {
  console.log(line);
}
console.log(`${seconds.toFixed(0)} s`);
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 && !nothing ? 0 : 1;
