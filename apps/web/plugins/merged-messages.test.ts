import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergedMessages } from './merged-messages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown) {
  const folder = join(root, 'src', path, 'messages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'de.json'), typeof content === 'string' ? content : JSON.stringify(content));
}

test('I18N-08 the files of all folders become one, and a language without texts is an empty file', () => {
  write('app', { Settings: 'Einstellungen' });
  write('features/swap', { Close: 'Schließen', Settings: 'Einstellungen' });
  expect(mergedMessages(root, 'de')).toEqual({ Close: 'Schließen', Settings: 'Einstellungen' });
  expect(mergedMessages(root, 'fr')).toEqual({});
});

test('two translations of one text are an error that names it', () => {
  write('app', { Close: 'Schließen' });
  write('features/swap', { Close: 'Zumachen' });
  expect(() => mergedMessages(root, 'de')).toThrow('"Close" has two different translations for de.');
});

test.each(['{', '[]', '{"a":1}', '{"a":{"b":"c"}}'])(
  'a file that is no flat object of texts is an error: %s',
  (content) => {
    write('app', content);
    expect(() => mergedMessages(root, 'de')).toThrow();
  },
);
