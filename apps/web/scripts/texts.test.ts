import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadedFiles } from './loaded-files';
import { textProblems } from './text-problems';
import { saidTexts } from './texts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function said(source: string, name = 'file.tsx') {
  const file = join(folder, name);
  writeFileSync(file, source);
  return saidTexts(file).map(({ text, isPlural }) => (isPlural ? `${text} (plural)` : text));
}

test.each([
  [`t('Close')`, ['Close']],
  [`t("Don't show this again")`, ["Don't show this again"]],
  [`t('It\\'s (done), really', { a: f(1, 2) })`, ["It's (done), really"]],
  [`t(kind === 'wrap' ? 'Wrap' : 'Unwrap')`, ['Wrap', 'Unwrap']],
  [`t('%count% pending', { count: n })`, ['%count% pending (plural)']],
  [`const message = { text: 'Pending' }`, ['Pending']],
  [`format('x'); object.t('y'); t(name)`, []],
])('%s says %j', (source, texts) => {
  expect(said(source)).toEqual(texts);
});

test('labels and names are texts only in what a feature shows of itself', () => {
  const source = `{ label: 'Exchange', path: '/swap' }, { name: 'Exchange' }`;
  expect(said(source)).toEqual([]);
  expect(said(source, 'swap.feature.ts')).toEqual(['Exchange', 'Exchange']);
});

test('missing, unused, incomplete and damaged texts are named', () => {
  const problems = textProblems({
    said: [
      { text: 'Close', file: 'a.tsx', isPlural: false },
      { text: '%count% pending', file: 'a.tsx', isPlural: true },
    ],
    written: new Set(['Close', '%count% pending']),
    messages: new Map([
      ['en', { '%count% pending_one': 'one', '%count% pending_other': '%count% pending', Old: 'Old' }],
      ['ar', { '%count% pending_two': 'اثنان', '%count% pending_other': '%number%' }],
      ['fr', { Other: 'Autre' }],
    ]),
    completeLanguages: ['ar'],
  });
  expect(problems).toEqual([
    'ar: "%count% pending_other" invented %number%',
    ...['few', 'many', 'one', 'zero'].map((form) => `missing in ar: "%count% pending_${form}"`),
    'missing in ar: "Old"',
    'missing in en: "Close" (a.tsx)',
    'said by nobody: "Old"',
    'unknown in fr: "Other"',
  ]);
});

test('a budget counts what an entry imports, each file once, and refuses an entry that is not there', () => {
  const manifest = {
    'index.html': { file: 'a.js', imports: ['shared'] },
    'page.tsx': { file: 'b.js', imports: ['shared', 'index.html'] },
    shared: { file: 'c.js', imports: [] },
    style: { file: 'd.css' },
  };
  expect([...loadedFiles(manifest, ['page.tsx', 'index.html', 'style'])]).toEqual(['b.js', 'c.js', 'a.js']);
  expect(() => loadedFiles(manifest, ['gone.tsx'])).toThrow('The build has no chunk for gone.tsx.');
});
