// `npm run test:load -- 10`: whole runs, one after the other, each beside two processes that never wait. Each run adds its
// line to tooling/results/under-load.txt, red when a test failed, also one that passed when it ran alone; the output of each
// stays in a file that is named.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isGreen, readLoadRow, writeLoadRow } from './load-row';

const root = resolve(import.meta.dirname, '../..');
const results = `${root}/tooling/results/under-load.txt`;
const outputs = mkdtempSync(join(tmpdir(), 'under-load-'));
const runs = Number(process.argv[2] ?? 10);

const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
let running: ChildProcess | undefined;
process.once('exit', () => {
  for (const child of busy) child.kill('SIGKILL');
  // The run with all that it started, which end by themselves when it is told.
  if (running?.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function runWhole(): Promise<string> {
  return new Promise((done) => {
    let output = '';
    const child = spawn('npm', ['test', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('close', () => done(output));
  });
}

let green = 0;
for (let run = 1; run <= runs; run += 1) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const output = await runWhole();
  const file = join(outputs, `run-${run}.txt`);
  writeFileSync(file, output);
  const row = readLoadRow(output, commit);
  if (row === undefined) {
    console.log(`Run ${run} of ${runs} did not come to its end: ${file}`);
    break;
  }
  appendFileSync(results, writeLoadRow(row));
  if (isGreen(row)) green += 1;
  console.log(`Run ${run} of ${runs}: ${writeLoadRow(row).trim()}, ${file}`);
}
console.log(`${green} of ${runs} runs were green.`);
process.exit(green === runs ? 0 : 1);
