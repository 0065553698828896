import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contractsRoot, forgePath } from './run-forge';

// The release campaign: a million calls for each invariant suite and 100 000 runs of each fuzz test, with a fresh seed. What
// else forge is told (`-- 0x1 --match-test invariant`) is kept with the results, and so is a limit by the clock.
const seed = process.argv[2] ?? `0x${Date.now().toString(16)}`;
const args = ['test', '--fuzz-seed', seed, ...process.argv.slice(3)];
const child = spawn(forgePath(), args, {
  cwd: contractsRoot,
  env: { ...process.env, FOUNDRY_PROFILE: 'deep' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk) => {
  output += chunk;
  process.stdout.write(chunk);
});
const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));

const kept = stripVTControlCharacters(output)
  .split('\n')
  .filter((line) => /^(Ran|\[PASS|\[FAIL|Suite result|\| \w)/.test(line.trim()))
  .join('\n');
const seconds = process.env.FOUNDRY_INVARIANT_TIMEOUT;
const limits = seconds === undefined ? '' : `each suite of invariants ended after ${seconds} seconds\n`;
await mkdir(join(contractsRoot, 'results'), { recursive: true });
await writeFile(
  join(contractsRoot, 'results', 'campaign.txt'),
  `date ${new Date().toISOString().slice(0, 10)}\nseed ${seed}\n${limits}${kept}\n`,
);
process.exitCode = code ?? 1;
