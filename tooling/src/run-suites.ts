import { resolve } from 'node:path';
import { runSuite, type SuiteResult } from './run-suite';
import { lastSuites, type Suite, suites } from './suites';

const root = resolve(import.meta.dirname, '../..');
const fast = process.argv.includes('--fast');
const named = process.argv.filter((_, position) => process.argv[position - 1] === '--only').at(0);

const chosen = (all: readonly Suite[]) =>
  all.filter((suite) => (named === undefined ? !fast || suite.fast : suite.name.includes(named)));

async function runLane(lane: readonly Suite[]): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const suite of lane) {
    const result = await runSuite(suite, root);
    const verdict = result.failed === 0 ? 'ok  ' : 'FAIL';
    console.log(
      `${verdict} ${suite.name} (${result.passed} passed, ${result.failed} failed; ${result.seconds.toFixed(0)} s)`,
    );
    if (result.failed > 0) console.log(result.output.slice(-20_000));
    results.push(result);
  }
  return results;
}

const early = chosen(suites);
const lanes = [early.filter(({ lane }) => lane === 'a'), early.filter(({ lane }) => lane === 'b')];
const results = [...(await Promise.all(lanes.map(runLane))).flat(), ...(await runLane(chosen(lastSuites)))];
const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0);
const failed = sum((result) => result.failed);

console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
