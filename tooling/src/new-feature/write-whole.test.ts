import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole';

/** Writes a feature's file and its line in a registry, then does what comes after. */
function write(after: () => void) {
  const root = mkdtempSync(join(tmpdir(), 'write-whole-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [registry, made] = [join(root, 'slugs.ts'), join(root, 'tip-jar', 'src', 'tip-jar.ts')];
  writeFileSync(registry, 'farms\n');
  const run = () =>
    writeWhole([registry, made, join(root, 'never', 'written.ts')], () => {
      mkdirSync(join(root, 'tip-jar', 'src'), { recursive: true });
      writeFileSync(made, 'made');
      writeFileSync(registry, 'farms\ntip-jar\n');
      after();
    });
  return { run, content: () => [readdirSync(root), readFileSync(registry, 'utf8')] };
}

test('what was written stays', () => {
  const { run, content } = write(() => {});
  run();
  expect(content()).toEqual([['slugs.ts', 'tip-jar'], 'farms\ntip-jar\n']);
});

test('when something fails after it, files, lines and folders are as they were', () => {
  const { run, content } = write(() => {
    throw new Error('no compiler');
  });
  expect(run).toThrow('no compiler');
  expect(content()).toEqual([['slugs.ts'], 'farms\n']);
});
