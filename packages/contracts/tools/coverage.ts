import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contractsRoot, forgePath } from './run-forge';

// Which lines of src the tests reach, without the campaigns. forge cannot see into assembly (LeanCalls, BescRouterQuotes) and
// counts a `require` with a text as a branch that was not taken, also where a test expects that text: so lines and functions
// are held, branches are not. Compiled without the optimizer, a time or block that a test keeps over a jump is read after it:
// such tests fail here and pass in `npm test`. How many stands in the result.
const least = { lines: 94, functions: 98 };

const args = ['coverage', '--ir-minimum', '--no-match-test', 'invariant', '--no-match-coverage', '^(test|lib)/'];
const child = spawn(forgePath(), [...args, '--fuzz-runs', '16', '--report', 'summary'], {
  cwd: contractsRoot,
  env: { ...process.env, FOUNDRY_PROFILE: 'coverage' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk) => {
  output += chunk;
});
const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));

const rows = stripVTControlCharacters(output)
  .split('\n')
  .filter((line) => /^\| (File|src|Total)/.test(line));
const [lines, , , functions] = [...(rows.at(-1)?.matchAll(/([\d.]+)%/g) ?? [])].map((match) => Number(match[1]));
console.log(rows.join('\n'));
if (lines === undefined || functions === undefined) {
  console.error(output.slice(-5000));
  process.exitCode = code || 1;
} else {
  await mkdir(join(contractsRoot, 'results'), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const failed = /total of (\d+) failing/.exec(output)?.[1] ?? '0';
  const head = `date ${date}, ${failed} tests fail as compiled here`;
  await writeFile(join(contractsRoot, 'results', 'coverage.txt'), `${head}\n${rows.join('\n')}\n`);
  if (lines < least.lines || functions < least.functions) {
    console.error(`at least ${least.lines}% of lines and ${least.functions}% of functions are held`);
    process.exitCode = 1;
  }
}
