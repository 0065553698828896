import { runQueue } from '../run-queue';
import { runSuite } from '../run-suite';
import type { Suite } from '../suites';

/** Runs suites in a copy of the repository; each that failed is a problem, by its name and the end of what it printed. */
export async function copyProblems(suites: readonly Suite[], copy: string): Promise<string[]> {
  const results = await runQueue({
    items: suites,
    places: 2,
    secondsOf: () => undefined,
    run: (suite) => runSuite(suite, copy),
  });
  return results
    .filter(({ failed }) => failed > 0)
    .map(({ suite, output }) => `${suite.name}:\n${output.slice(-4000)}`);
}
