import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { spawnManaged } from './managed-process';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('stop ends the program, also when it ignores the polite signal', async () => {
  const polite = spawnManaged({ command: 'sleep', args: ['100'] });
  await polite.stop();
  expect(await polite.exited).not.toBe(0);
  const stubborn = spawnManaged({
    command: '/bin/sh',
    args: ['-c', 'trap "" TERM; echo deaf; while :; do sleep 1; done'],
  });
  await once(stubborn.stdout, 'data');
  await stubborn.stop(300);
  await stubborn.exited;
  expect(isAlive(stubborn.child.pid ?? 0)).toBe(false);
});

test('the exit code of the program comes through', async () => {
  const ended = spawnManaged({ command: '/bin/sh', args: ['-c', 'exit 7'] });
  expect(await ended.exited).toBe(7);
});

test('the program ends when its parent is killed without warning', async () => {
  const module = fileURLToPath(new URL('./managed-process.ts', import.meta.url));
  const script = `import { spawnManaged } from ${JSON.stringify(module)};
    const p = spawnManaged({ command: '/bin/sh', args: ['-c', 'echo $$; exec sleep 100'] });
    p.stdout.pipe(process.stdout); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = await once(parent.stdout, 'data');
  const pid = Number(String(first).trim());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('a program that does not listen is killed with its parent too, and what it started with it', async () => {
  const module = fileURLToPath(new URL('./managed-process.ts', import.meta.url));
  const stubborn = 'trap "" TERM; sleep 100 & echo $! $$; while :; do sleep 0.2; done';
  const script = `import { spawnManaged } from ${JSON.stringify(module)};
    const p = spawnManaged({ command: '/bin/sh', args: ['-c', ${JSON.stringify(stubborn)}], graceSeconds: 1 });
    p.stdout.pipe(process.stdout); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = await once(parent.stdout, 'data');
  const pids = String(first).trim().split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  parent.kill('SIGKILL');
  await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
});
