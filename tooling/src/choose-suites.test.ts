import { expect, test } from 'vitest';
import { parseChoice, suitesOfChange } from './choose-suites';
import { type Suite, suites } from './suites';

const suite = (name: string, rest: Partial<Suite> = {}): Suite => ({
  name,
  command: name,
  kind: 'check',
  fast: true,
  folder: '.',
  ...rest,
});
const commands = (all: readonly Suite[], files: string[], folders: string[] | 'all', present = files) =>
  suitesOfChange(all, { files, present, folders: folders === 'all' ? 'all' : new Set(folders) }).map(
    ({ command }) => command,
  );

test('a change runs what is fast and stands in a folder that it reaches', () => {
  const all = [
    suite('whole'),
    suite('slow', { fast: false }),
    suite('web', { folder: 'apps/web' }),
    suite('api', { folder: 'apps/api' }),
  ];
  expect(commands(all, ['apps/web/a.ts'], ['apps/web'])).toEqual(['whole', 'web']);
  expect(commands(all, ['biome.json'], 'all')).toEqual(['whole', 'web', 'api']);
  expect(commands(all, [], [])).toEqual([]);
});

test('one that looks at files alone is given those that still exist, and runs as a whole when everything is reached', () => {
  const all = [suite('tests', { related: (files) => `related ${files}` })];
  expect(commands(all, ['a.ts', 'gone.ts'], [], ['a.ts'])).toEqual(['related a.ts']);
  expect(commands(all, ['gone.ts'], [], [])).toEqual([]);
  expect(commands(all, ['package-lock.json'], 'all')).toEqual(['tests']);
});

test('the lock file is compared when a package file changed, wherever it is', () => {
  const names = (file: string) =>
    suitesOfChange(suites, { files: [file], present: [file], folders: 'all' }).map(({ name }) => name);
  expect(names('apps/web/package.json')).toContain('lock file');
  expect(names('package-lock.json')).toContain('lock file');
  expect(names('apps/web/src/app/main.tsx')).not.toContain('lock file');
});

test('the words of the command line', () => {
  expect(parseChoice([])).toEqual({ kind: 'all' });
  expect(parseChoice(['--fast'])).toEqual({ kind: 'fast' });
  expect(parseChoice(['--fast', '--changed'])).toEqual({ kind: 'changed', base: 'HEAD' });
  expect(parseChoice(['--changed', 'main', '--record'])).toEqual({ kind: 'changed', base: 'main' });
  expect(parseChoice(['--only', 'web'])).toEqual({ kind: 'only', text: 'web' });
});
