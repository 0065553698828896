import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { takeFolderLock } from '../../launch/folder-lock';
import { openFolderStore } from '../../launch/open-folder-store';

/** What other processes do in the moment before this one removes a file. */
const others = vi.hoisted(() => ({ before: (_path: string) => {} }));
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const removing: typeof rm = (path, options) => {
    others.before(String(path));
    return files.rm(path, options);
  };
  return { ...files, rm: removing };
});

const folder = mkdtempSync(join(tmpdir(), 'besc-lock-'));
const lock = join(folder, 'lock.json');
const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
const leftBehind = JSON.stringify({ pid: gone, born: '1', since: '' });

beforeEach(() => {
  others.before = () => {};
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['nothing', []],
  ['what a killed process left', ['lock.json']],
  ['what one left that was killed while it cleared', ['lock.json', 'lock.json.clearing']],
  ['two such', ['lock.json', 'lock.json.clearing', 'lock.json.clearing.clearing']],
])('of many who try at once over %s exactly one gets the lock', async (_, left) => {
  for (let round = 0; round < 10; round += 1) {
    for (const name of left) writeFileSync(join(folder, name), leftBehind);
    const holders = await Promise.all(Array.from({ length: 8 }, () => takeFolderLock(lock)));
    expect(holders.filter((holder) => holder === undefined)).toHaveLength(1);
    expect(holders.filter((holder) => holder?.pid === process.pid)).toHaveLength(7);
    expect(readdirSync(folder)).toEqual(['lock.json']);
    await rm(lock);
  }
});

test.each([
  ['that is gone', leftBehind],
  ['whose number another program has now', JSON.stringify({ pid: process.pid, born: '1', since: '' })],
  ['that cannot be read', '{"pi'],
])('the lock of a process %s does not hold', async (_, left) => {
  writeFileSync(lock, left);
  expect(await takeFolderLock(lock)).toBeUndefined();
  expect(await takeFolderLock(lock)).toMatchObject({ pid: process.pid });
});

test('a process of another container cannot be seen and holds its lock, unless the machine has started since', async () => {
  await takeFolderLock(lock);
  const elsewhere = { ...JSON.parse(readFileSync(lock, 'utf8')), pid: gone, born: '1', space: 'pid:[1]' };
  writeFileSync(lock, JSON.stringify(elsewhere));
  expect(await takeFolderLock(lock)).toEqual(elsewhere);
  const holder = `process ${gone} of another container (if that is gone, remove ${lock})`;
  await expect(openFolderStore(folder)).rejects.toMatchObject({
    code: 'IN_USE',
    message: `DATA_DIR ${folder} is in use by the index ${holder}; stop it first.`,
  });
  writeFileSync(lock, JSON.stringify({ ...elsewhere, boot: 'an earlier one' }));
  expect(await takeFolderLock(lock)).toBeUndefined();
});

test('who finds the lock cleared by another leaves the one that was taken meanwhile', async () => {
  await takeFolderLock(lock);
  const taken = readFileSync(lock, 'utf8');
  writeFileSync(lock, leftBehind);
  // Another cleared it before our turn to clear began, and takes it as soon as we have looked.
  others.before = (path) => {
    if (!path.startsWith(`${lock}.clearing.`)) return;
    rmSync(lock);
    others.before = () => {
      writeFileSync(lock, taken);
      others.before = () => {};
    };
  };
  expect(await takeFolderLock(lock)).toEqual(JSON.parse(taken));
  expect(readFileSync(lock, 'utf8')).toBe(taken);
});

test('a data folder has one index at a time', async () => {
  const store = await openFolderStore(folder);
  await expect(openFolderStore(folder)).rejects.toMatchObject({
    code: 'IN_USE',
    message: `DATA_DIR ${folder} is in use by the index process ${process.pid}; stop it first.`,
  });
  await store.release();
  await (await openFolderStore(folder)).release();
});
