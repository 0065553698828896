import { spawn, spawnSync } from 'node:child_process';
import { on } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFolderLock } from '../../../../apps/indexer/launch/folder-lock';
import { openDataFolder } from './data-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-data-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('two stacks cannot work on one folder, one after the other can', async () => {
  const first = await openDataFolder(root);
  await expect(openDataFolder(root)).rejects.toMatchObject({
    code: 'STACK_RUNNING',
    message: expect.stringContaining(`${root} is in use by the local stack of process ${process.pid} (since 2`),
  });
  await first.release();
  await (await openDataFolder(root)).release();
});

test('of many processes that start at once, over what a killed one left, exactly one gets the folder', async () => {
  const module = fileURLToPath(new URL('./data-folder.ts', import.meta.url));
  // Each says that it is loaded, waits for the word, and keeps the folder until its input ends.
  const script = `import { openDataFolder } from ${JSON.stringify(module)};
    process.stdout.write('ready ');
    process.stdin.once('data', () =>
      openDataFolder(${JSON.stringify(root)}).then(
        () => process.stdout.write('got'),
        (error) => process.stdout.write(error.code),
      ),
    );`;
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(root, 'lock.json'), JSON.stringify({ pid, born: '1', since: '' }));
  const contenders = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const words = on(child.stdout.setEncoding('utf8'), 'data');
    return { child, next: async () => String((await words.next()).value) };
  });
  for (const { next } of contenders) expect(await next()).toBe('ready ');
  for (const { child } of contenders) child.stdin.write('go\n');
  const outcomes = await Promise.all(contenders.map(({ next }) => next()));
  expect(outcomes.sort()).toEqual([...Array(5).fill('STACK_RUNNING'), 'got']);
  for (const { child } of contenders) child.stdin.end();
});

test('a file is replaced as a whole, and half a file counts as none', async () => {
  const folder = await openDataFolder(root);
  await folder.writeJson('a.json', { one: 1 });
  expect(await folder.readJson('a.json')).toEqual({ one: 1 });
  expect(existsSync(join(root, 'a.json.part'))).toBe(false);
  await writeFile(join(root, 'a.json'), '{"one":');
  expect(await folder.readJson('a.json')).toBeUndefined();
  await folder.release();
});

test('fresh throws everything away', async () => {
  const folder = await openDataFolder(root);
  await folder.writeJson('a.json', 1);
  await folder.release();
  const fresh = await openDataFolder(root, { fresh: true });
  expect(await fresh.readJson('a.json')).toBeUndefined();
  await expect(openDataFolder(root)).rejects.toMatchObject({ code: 'STACK_RUNNING' });
  await fresh.release();
});

/** The folder of an index that still lives. */
async function usedFolder(): Promise<{ readonly used: string; readonly lock: string }> {
  const used = join(root, 'index');
  const lock = join(used, 'lock.json');
  await mkdir(join(used, 'database'), { recursive: true });
  await takeFolderLock(lock);
  return { used, lock };
}

test('a folder that a process of a killed stack still uses is removed when that is done with it', async () => {
  const { used, lock } = await usedFolder();
  const folder = await openDataFolder(root);
  const order: string[] = [];
  const removal = folder.remove('index').then(() => order.push('removed'));
  await sleep(200);
  order.push('free');
  await rm(lock);
  await removal;
  expect(order).toEqual(['free', 'removed']);
  expect(existsSync(used)).toBe(false);
  await folder.release();
});

test('one that is not given free stays, and who has it is told, also at a fresh start', async () => {
  const { used } = await usedFolder();
  const told = { code: 'STACK_RUNNING', message: expect.stringContaining(`${used} is in use by`) };
  const folder = await openDataFolder(root, { patienceMs: 0 });
  await expect(folder.remove('index')).rejects.toMatchObject(told);
  await folder.release();
  await expect(openDataFolder(root, { fresh: true, patienceMs: 0 })).rejects.toMatchObject(told);
  expect(existsSync(join(used, 'database'))).toBe(true);
  await (await openDataFolder(root)).release();
});
