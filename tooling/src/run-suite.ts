import { spawn } from 'node:child_process';
import type { Suite } from './suites';
import { type Counts, testCounts } from './test-counts';

/** How one suite ended; `output` is everything it printed. */
export type SuiteResult = Counts & { readonly suite: Suite; readonly seconds: number; readonly output: string };

/** Runs a suite from `root`. A non-zero exit is at least one failure; a test suite that counted no test has failed, unless it may run none. */
export function runSuite(suite: Suite, root: string): Promise<SuiteResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(suite.command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      const counts = suite.kind === 'check' ? { passed: code === 0 ? 1 : 0, failed: 0 } : testCounts(output);
      const ranNothing = counts.passed + counts.failed === 0 && suite.mayRunNone !== true;
      const failed = counts.failed === 0 && (code !== 0 || ranNothing) ? 1 : counts.failed;
      resolve({ suite, seconds, output, passed: counts.passed, failed });
    });
  });
}
