import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameWords } from './name-words';

test.each(['admin', 'BESCswap', 'Nobody', 'fuckyou', 'sh1thead', 'FUUUCK'])('%s may be no name', (name) => {
  expect(nameWords().isRefused(name)).toBe(true);
});

test.each(['BunnyKing', 'admins', 'Scunthorpe', 'assassin', 'classic', 'Kumquat', '123'])(
  '%s may be a name',
  (name) => {
    expect(nameWords().isRefused(name)).toBe(false);
  },
);

test('a list of the deployment takes the place of ours', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'besc-words-')), 'words.json');
  await writeFile(file, JSON.stringify({ reserved: ['carrot'], offensive: ['fox'] }));
  const words = nameWords(file);
  expect(['CARROT', 'f0xhunter', 'thefox'].map((name) => words.isRefused(name))).toEqual([true, true, true]);
  expect(['carrots', 'admin', 'shithead'].map((name) => words.isRefused(name))).toEqual([false, false, false]);
  await writeFile(file, JSON.stringify({ reserved: ['Not Lower'], offensive: [] }));
  expect(() => nameWords(file)).toThrow('lower-case');
});
