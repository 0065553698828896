import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contractsRoot, forgePath } from './run-forge';

// The release campaign, with a fresh seed: the exchange with its lock in ordinary storage, then everything as it is shipped
// with 100 000 runs of each fuzz test and a million calls for each invariant suite. What else forge is told
// (`-- 0x1 --match-test invariant`) is kept with the results, and so is a limit by the clock.
const seed = process.argv[2] ?? `0x${Date.now().toString(16)}`;
const more = process.argv.slice(3);

/** Runs the tests of one profile; answers whether all passed, and the lines worth keeping. */
async function campaign(profile: string): Promise<{ passed: boolean; kept: string }> {
  const child = spawn(forgePath(), ['test', '--fuzz-seed', seed, ...more], {
    cwd: contractsRoot,
    env: { ...process.env, FOUNDRY_PROFILE: profile },
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
    .filter((line) => /^(Ran|\[PASS|\[FAIL|Suite result|\| \w)/.test(line.trim()));
  return { passed: code === 0, kept: [`profile ${profile}`, ...kept].join('\n') };
}

const parts = [await campaign('paris'), await campaign('deep')];
const seconds = process.env.FOUNDRY_INVARIANT_TIMEOUT;
const told = more.length === 0 ? '' : `forge was told ${more.join(' ')}\n`;
const limits = told + (seconds === undefined ? '' : `each suite of invariants ended after ${seconds} seconds\n`);
await mkdir(join(contractsRoot, 'results'), { recursive: true });
await writeFile(
  join(contractsRoot, 'results', 'campaign.txt'),
  `date ${new Date().toISOString().slice(0, 10)}\nseed ${seed}\n${limits}${parts.map(({ kept }) => kept).join('\n')}\n`,
);
process.exitCode = parts.every(({ passed }) => passed) ? 0 : 1;
