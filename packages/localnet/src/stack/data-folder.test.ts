import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-data-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('two stacks cannot work on one folder, one after the other can', async () => {
  const first = await openDataFolder(root);
  await expect(openDataFolder(root)).rejects.toMatchObject({ code: 'STACK_RUNNING' });
  await first.release();
  await (await openDataFolder(root)).release();
});

test('the lock of a process that is gone, or a damaged one, does not hold', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(root, 'lock.json'), JSON.stringify({ pid }));
  await (await openDataFolder(root)).release();
  await writeFile(join(root, 'lock.json'), '{"pi');
  await (await openDataFolder(root)).release();
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
