import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// All that follows from the contracts: their modules, then the sdk's ERC-7730 files, which name their addresses.
await import('./generate');
if (process.exitCode === undefined) {
  const program = join(import.meta.dirname, '../../sdk/tools/generate.ts');
  const words = ['--import', 'tsx', program, ...process.argv.filter((word) => word === '--check')];
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
}
