import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeLocales } from './complete-locales';
import { mergedMessages } from './merged-messages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  write('app', 'en', { Close: 'Close', '%count% pending_one': '%count%', '%count% pending_other': '%count%' });
  write('features/swap', 'en', { 'Swap %amount%': 'Swap %amount%' });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, locale: string, content: Record<string, string>) {
  const folder = join(root, 'src', path, 'messages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify(content));
}

test('I18N-08 a language counts as translated when every folder’s texts are there, with its own plural forms', () => {
  expect(completeLocales(root)).toEqual(['en']);
  write('app', 'de', { Close: 'Schließen', '%count% pending_one': 'eine', '%count% pending_other': '%count%' });
  expect(completeLocales(root)).toEqual(['en']);
  write('features/swap', 'de', { 'Swap %amount%': '%amount% tauschen' });
  expect(completeLocales(root)).toEqual(['en', 'de']);
});

test.each([
  ['an empty text', { 'Swap %amount%': '' }],
  ['a lost place', { 'Swap %amount%': 'tauschen' }],
  ['an invented place', { 'Swap %amount%': '%amount% %symbol%' }],
  ['a text that English has not', { 'Swap %amount%': '%amount%', Other: 'Anderes' }],
])('%s leaves it untranslated', (_what, texts) => {
  write('app', 'de', { Close: 'Schließen', '%count% pending_one': 'eine', '%count% pending_other': '%count%' });
  write('features/swap', 'de', texts);
  expect(completeLocales(root)).toEqual(['en']);
});

test('a language with more plural forms needs them all', () => {
  const arabic = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`%count% pending_${form}`, '%count%']),
  );
  write('features/swap', 'ar', { 'Swap %amount%': '%amount%' });
  write('app', 'ar', { Close: 'إغلاق', '%count% pending_one': '1', '%count% pending_other': '%count%' });
  expect(completeLocales(root)).toEqual(['en']);
  write('app', 'ar', { Close: 'إغلاق', ...arabic });
  expect(completeLocales(root)).toEqual(['en', 'ar']);
});

test('I18N-01 this product’s English, Arabic and German are whole', () => {
  expect(completeLocales(resolve(import.meta.dirname, '..'))).toEqual(expect.arrayContaining(['en', 'ar', 'de']));
});

test('I18N-10 German has one form of address, and one word for the chain', () => {
  const german = Object.values(mergedMessages(resolve(import.meta.dirname, '..'), 'de'));
  // At the start of a sentence the word may stand for a thing.
  const formal = /(?<!^|[.:;!?] )\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b|\bKette\b/;
  expect(german.filter((text) => formal.test(text))).toEqual([]);
});
