import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'besc-attached-'));
const living = new Set<ChildProcess>();
afterAll(() => {
  for (const child of living) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const module = fileURLToPath(new URL('../run-attached.mjs', import.meta.url));
writeFileSync(
  join(folder, 'start.mjs'),
  `import { runAttached } from ${JSON.stringify(module)};
  runAttached(['program.mjs'], { cwd: import.meta.dirname });`,
);
// Ends by its channel or by an interrupt, each with a code of its own; nothing else ends it.
writeFileSync(
  join(folder, 'program.mjs'),
  `process.on('disconnect', () => process.exit(7)).on('SIGINT', () => process.exit(8));
  setInterval(() => {}, 1000);
  console.log(JSON.stringify({ program: process.pid, starter: process.ppid }));`,
);
writeFileSync(
  join(folder, 'package.json'),
  // A shell that puts its last command in its own place, and one that stays between.
  JSON.stringify({ scripts: { plain: 'node start.mjs', behind: 'node start.mjs; exit $?' } }),
);

async function run(command: string, args: string[]) {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  living.add(child);
  let said = '';
  for await (const [text] of on(child.stdout.setEncoding('utf8'), 'data')) {
    said += text;
    const line = /^\{.*\}$/m.exec(said)?.[0];
    if (line) return { child, ...(JSON.parse(line) as { program: number; starter: number }) };
  }
  throw new Error('it said nothing');
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each(['plain', 'behind'])('kill -9 of npm ends the program too (%s)', async (script) => {
  const { child, program } = await run('npm', ['run', '--silent', script]);
  expect(isAlive(program)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(program)).toBe(false);
});

test('kill -9 of the starter ends the program too', async () => {
  const { program, starter } = await run(process.execPath, ['start.mjs']);
  process.kill(starter, 'SIGKILL');
  await expect.poll(() => isAlive(program)).toBe(false);
});

test('a signal to the starter reaches the program, whose exit code comes back', async () => {
  const { child } = await run(process.execPath, ['start.mjs']);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([8, null]);
});
