import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergedMessages } from '../plugins/merged-messages';
import { languages } from '../src/blocks/language/languages';
import { settledTexts } from './settled-texts';
import { strayTexts, textProblems } from './text-problems';
import { type SaidText, saidTexts, sourceFiles, writtenStrings } from './texts';

const web = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const domain = join(web, '../../packages/domain/src');
/** What they keep, everybody may say. */
const sharedFolders = ['app', 'blocks'].map((layer) => join(web, 'src', layer));

const files = sourceFiles(join(web, 'src'));
const said = files.flatMap(saidTexts);
const written = [...files, ...sourceFiles(domain)].flatMap(writtenStrings);

if (process.argv.includes('--write')) settleTexts();

const messages = new Map(languages.map(({ code }) => [code, mergedMessages(web, code)]));
const shared = sharedFolders.flatMap((folder) => Object.keys(readMessages(folder, 'en')));
const kept = new Map(files.map((file) => [folderOf(file), new Set(shared)]));
for (const [folder, keys] of kept) for (const key of Object.keys(readMessages(folder, 'en'))) keys.add(key);
const known = messages.get('en') ?? {};
const problems = [
  ...textProblems({ said, written: new Set(written), messages }),
  ...strayTexts(said, (file, key) => !Object.hasOwn(known, key) || kept.get(folderOf(file))?.has(key) === true),
];
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(known).length} texts, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Brings the files of every folder in order; the shared ones first, since a feature need not keep what they do. */
function settleTexts(): void {
  const all = new Map(languages.map(({ code }) => [code, mergedMessages(web, code)]));
  for (const folder of new Set([...sharedFolders, ...files.map(folderOf)])) {
    const kept = readMessages(folder, 'en');
    const near = new Set([folder, ...sharedFolders].flatMap((place) => Object.keys(readMessages(place, 'en'))));
    const own = said.filter(({ file }) => folderOf(file) === folder);
    for (const [code, texts] of settledTexts({ kept, said: own, near, written: new Set(written), messages: all })) {
      const before = readMessages(folder, code);
      const keys = [...new Set([...Object.keys(texts), ...Object.keys(before)])].filter(
        (key) => texts[key] !== before[key],
      );
      if (keys.length === 0) continue;
      writeMessages(folder, code, texts);
      console.log(`${relative(web, folder)}/messages/${code}.json: ${keys.join(' | ')}`);
    }
  }
}

function readMessages(folder: string, code: string): Record<string, string> {
  const file = join(folder, 'messages', `${code}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function writeMessages(folder: string, code: string, content: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(join(folder, 'messages', `${code}.json`), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A feature keeps its own texts; the blocks and the shell have one file each. */
function folderOf(file: SaidText['file']): string {
  const [layer = '', slug = ''] = relative(join(web, 'src'), file).split('/');
  return join(web, 'src', layer === 'features' ? `features/${slug}` : layer);
}
