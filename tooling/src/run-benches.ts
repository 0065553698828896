import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Benchmarks in order; each prints its own table with the named peer measured in the same run. */
const benches = [
  ['gas', 'npm run --silent bench:gas -w @besc/contracts'],
  ['trade search', 'npm run --silent bench -w @besc/domain'],
  ['index', 'npm run --silent bench -w @besc/indexer'],
  ['first view', 'npm run --silent size -w @besc/web'],
  ['page', 'npm run --silent bench -w @besc/e2e'],
] as const;

const root = resolve(import.meta.dirname, '../..');
const named = process.argv[2];
let failed = 0;
for (const [name, command] of benches) {
  if (named !== undefined && named !== name) continue;
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
