import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractsRoot, forgePath } from '../tools/run-forge';
import type { Mutant } from './mutant';

const copied = ['src', 'test', 'tools', 'lib', 'foundry.toml', 'package.json'];

/** A copy of the project at the same depth below its node_modules, so that every relative path still leads somewhere. */
async function copyProject(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'besc-mutants-'));
  const copy = join(base, 'packages', 'contracts');
  await mkdir(copy, { recursive: true });
  await symlink(join(contractsRoot, '..', '..', 'node_modules'), join(base, 'node_modules'));
  for (const part of copied) {
    await cp(join(contractsRoot, part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/** Runs one test file with few fuzz runs; answers what forge said and whether it was content. */
async function runTests(copy: string, path: string): Promise<{ passed: boolean; output: string }> {
  const args = ['test', '--match-path', path, '--fuzz-runs', '64', '--fail-fast'];
  const env = { ...process.env, FOUNDRY_PROFILE: 'quick', FOUNDRY_DENY: 'never' };
  const child = spawn(forgePath(), args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { passed: code === 0, output };
}

/** Why a mutant is not dead, or undefined when a test killed it. */
async function survival(copy: string, mutant: Mutant): Promise<string | undefined> {
  const path = join(copy, mutant.file);
  const source = await readFile(path, 'utf8');
  if (source.split(mutant.search).length !== 2) return `${mutant.file} does not contain its text exactly once`;
  await writeFile(
    path,
    source.replace(mutant.search, () => mutant.replace),
  );
  try {
    const { passed, output } = await runTests(copy, mutant.killer);
    if (passed) return `${mutant.killer} noticed nothing`;
    // A mutant that does not compile proves nothing.
    return output.includes('[FAIL') ? undefined : `forge did not get as far as a test:\n${output.slice(-2000)}`;
  } finally {
    await writeFile(path, source);
  }
}

/** What each `*.mutants.ts` beside this file exports. */
async function allMutants(): Promise<Mutant[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.mutants.ts')).sort();
  const lists = await Promise.all(files.map(async (file) => Object.values(await import(`./${file}`)).flat()));
  return lists.flat() as Mutant[];
}

// Parts of names choose some; none means all.
const parts = process.argv.slice(2);
const chosen = (await allMutants()).filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
const copy = await copyProject();
let alive = 0;
try {
  for (const killer of new Set(chosen.map((mutant) => mutant.killer))) {
    const { passed, output } = await runTests(copy, killer);
    if (!passed) throw new Error(`${killer} fails without any mutant:\n${output.slice(-2000)}`);
  }
  for (const mutant of chosen) {
    const reason = await survival(copy, mutant);
    if (reason) alive++;
    console.log(`${reason ? 'ALIVE ' : 'killed'}  ${mutant.name}${reason ? `: ${reason}` : ''}`);
  }
} finally {
  await rm(join(copy, '..', '..'), { recursive: true, force: true });
}
console.log(`mutants: ${chosen.length - alive} passed, ${alive} failed`);
if (alive > 0) process.exitCode = 1;
