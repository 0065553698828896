import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { engineChanges } from '../../launch/engine-changes.mjs';
import { load } from '../support/engine-module';

const modules = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.resolve('ponder'))))));
const source = (file: string) => readFileSync(`${modules}${file}`);
const files = [...new Set(engineChanges.map(({ file }) => file))];

test.each(files)('the engine has what is changed in %s, once', async (file) => {
  const changed = await load(`file://${file}`, {}, async () => ({ format: 'module', source: source(file) }));
  for (const { put } of engineChanges.filter((change) => change.file === file)) expect(changed.source).toContain(put);
});

test.each(engineChanges)('$name has a reason and a test that guards it', ({ reason, guard }) => {
  expect(reason).not.toBe('');
  expect(readFileSync(new URL(`../../${guard.file}`, import.meta.url), 'utf8')).toContain(guard.title);
});

test('no two changes have the same name', () => {
  expect(new Set(engineChanges.map(({ name }) => name)).size).toBe(engineChanges.length);
});

test('another engine is refused by the file and the piece that it lacks', async () => {
  const [first] = engineChanges;
  const other = async () => ({ format: 'module', source: Buffer.from('export {};') });
  await expect(load(`file://${first?.file}`, {}, other)).rejects.toThrow(`${first?.file} is not the one`);
});

test('other modules stay as they are', async () => {
  const loaded = { format: 'module', source: Buffer.from('finalityBlockCount = 30;') };
  expect(await load('file:///app/src/on-swap.ts', {}, async () => loaded)).toBe(loaded);
});
