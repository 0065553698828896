import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stateFile } from './state-file';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-state-'));
});
afterEach(() => rm(root, { recursive: true }));

/** As a process that has just been started has it. */
const open = (genesisHash = '0x01') =>
  stateFile<number>({
    file: join(root, 'folder', 'state.json'),
    slug: 'notes',
    genesisHash,
    empty: 0,
    parse: Number,
    format: (state) => state,
  });

test('what cannot be written is remembered, and written with what comes after it', async () => {
  const store = open();
  await expect(store.save(1)).rejects.toThrow('ENOENT');
  expect(await store.load()).toBe(1);
  await mkdir(join(root, 'folder'));
  await store.save(2);
  expect(await store.load()).toBe(2);
  expect(await open().load()).toBe(2);
  expect(await open('0x02').load()).toBe(0);
});
