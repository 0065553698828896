import { failedFiles } from './failed-files';
import type { SuiteResult } from './run-suite';
import type { Suite } from './suites';

/** More failed files than this are no accident of a busy machine. */
const mostFiles = 8;

/** How a suite ended after its failed files ran once more, alone. */
export type FinalResult = SuiteResult & {
  /** Files that failed at first and passed then. */
  readonly unstable?: readonly string[];
};

/**
 * Runs the failed files of each suite once more, one after the other. A file that passes now is unstable and counts as
 * passed; a failure stands when its file fails again, when no file is named, or when the second run did not run as many
 * tests as had failed.
 */
export async function runAgain(
  results: readonly SuiteResult[],
  run: (suite: Suite) => Promise<SuiteResult>,
): Promise<FinalResult[]> {
  const final: FinalResult[] = [];
  for (const first of results) {
    const files = first.failed === 0 ? [] : failedFiles(first.output);
    const { again } = first.suite;
    if (again === undefined || files.length === 0 || files.length > mostFiles) {
      final.push(first);
      continue;
    }
    const command = again(files.map((file) => `'${file}'`).join(' '));
    const second = await run({ ...first.suite, command });
    const failedTwice = failedFiles(second.output);
    const passedNow = files.filter((file) => !failedTwice.includes(file));
    const ranEnough = second.passed + second.failed >= first.failed;
    const sound = ranEnough && (second.failed === 0 || failedTwice.length > 0);
    final.push({
      ...first,
      output: second.failed === 0 ? first.output : `${first.output}\n${second.output}`,
      passed: sound ? first.passed + Math.max(0, first.failed - second.failed) : first.passed,
      failed: sound ? second.failed : first.failed,
      unstable: sound ? passedNow : [],
    });
  }
  return final;
}
