import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadedFiles } from './loaded-files';
import { strayTexts, textProblems } from './text-problems';
import { saidTexts, sourceFiles } from './texts';

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
  [`{ text: '%count% pending', values: { count: n } }`, ['%count% pending (plural)']],
  [
    `n === 1 ? { text: 'Buy one', ...places } : { text: 'Buy %count% of them', ...places }`,
    ['Buy one', 'Buy %count% of them (plural)'],
  ],
  [`format('x'); object.t('y'); t(name)`, []],
])('%s says %j', (source, texts) => {
  expect(said(source)).toEqual(texts);
});

test('tests, tools for tests and stories say nothing to people', () => {
  for (const name of ['row.tsx', 'row.test.tsx', 'row.stories.tsx', 'make-row.ts', 'remake-row.ts', 'row.css']) {
    writeFileSync(join(folder, name), '');
  }
  expect(sourceFiles(folder)).toEqual([join(folder, 'remake-row.ts'), join(folder, 'row.tsx')]);
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
      ['ja', { Other: '他' }],
    ]),
  });
  expect(problems).toEqual([
    'ar: "%count% pending_other" invented %number%',
    ...['few', 'many', 'one', 'zero'].map((form) => `missing in ar: "%count% pending_${form}"`),
    'missing in ar: "Old"',
    'missing in en: "Close" (a.tsx)',
    'missing in ja: "%count% pending_other"',
    'missing in ja: "Old"',
    'unknown in ja: "Other"',
    expect.stringContaining('unused: "Old"'),
  ]);
});

test.each([
  ['en', 'Don\'t "do"', 'has \' "'],
  ['en', 'Wait...', 'has ...'],
  ['en', 'Don’t “do” it…', undefined],
  // To the letter of the documents, in English alone.
  ['en', "Don't show this again", undefined],
  ['de', "Don't show this again", "has '"],
  ['de', '“so”', 'has ”'],
  ['de', '„so“ geht’s', undefined],
  ['ar', '“هكذا”', 'has “ ”'],
  ['ar', '«هكذا»', undefined],
  ['fr', '« ainsi » c’est', undefined],
  ['fr', "c'est", "has '"],
])('%s: %s', (locale, text, problem) => {
  const messages = new Map([
    ['en', { Key: locale === 'en' ? text : 'Key' }],
    [locale, { Key: text }],
  ]);
  const problems = textProblems({ said: [], written: new Set(['Key']), messages });
  expect(problems).toEqual(problem === undefined ? [] : [`${locale}: "Key" ${problem}`]);
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

test.each([
  ['de', { '%count% pending_few': 'wenige' }, 'plural form that does not exist in de: "%count% pending_few"'],
  ['ja', { '%count% pending_one': '一' }, 'plural form that does not exist in ja: "%count% pending_one"'],
  ['en', { '%count% pending_two': 'two' }, 'plural form that does not exist in en: "%count% pending_two"'],
  ['pl', { '%count% pending_many': '%count% %what%' }, 'pl: "%count% pending_many" invented %what%'],
  ['uk', { 'Swap %amount% %symbol%': '%amount%' }, 'uk: "Swap %amount% %symbol%" lost %symbol%'],
  ['fr', { 'Swap %amount% %symbol%': '%symbol% : %amount%' }, undefined],
  ['ru', { '%count% pending_one': 'одна', '%count% pending_few': '%count%', '%count% pending_many': '' }, undefined],
])('I18N-10 placeholders and plural forms of %s are compared', (locale, texts, problem) => {
  const english = {
    '%count% pending_one': 'one',
    '%count% pending_other': '%count% pending',
    'Swap %amount% %symbol%': 'Swap %amount% %symbol%',
  };
  const messages = new Map<string, Record<string, string>>([['en', english]]);
  messages.set(locale, locale === 'en' ? { ...english, ...texts } : { ...texts });
  const said = [
    { text: '%count% pending', file: 'a.tsx', isPlural: true },
    { text: 'Swap %amount% %symbol%', file: 'a.tsx', isPlural: false },
  ];
  const written = new Set(said.map(({ text }) => text));
  const problems = textProblems({ said, written, messages }).filter((one) => !one.startsWith('missing'));
  expect(problems).toEqual(problem === undefined ? [] : [problem]);
});

test('a text that only another folder keeps is named, each of its forms once', () => {
  const said = [
    { text: 'Round', file: 'dice/a.tsx', isPlural: false },
    { text: 'Round', file: 'cards/b.tsx', isPlural: false },
    { text: '%count% rounds', file: 'cards/b.tsx', isPlural: true },
    { text: '%count% rounds', file: 'cards/b.tsx', isPlural: true },
  ];
  expect(strayTexts(said, (file) => file.startsWith('dice/'))).toEqual([
    expect.stringContaining('"%count% rounds_one" (cards/b.tsx)'),
    expect.stringContaining('"%count% rounds_other" (cards/b.tsx)'),
    expect.stringContaining('"Round" (cards/b.tsx)'),
  ]);
  expect(strayTexts(said, () => true)).toEqual([]);
});
