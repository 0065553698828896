import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergedMessages } from '../plugins/merged-messages';
import { languages } from '../src/blocks/language/languages';
import { isPluralOf, strayTexts, textKeys, textProblems } from './text-problems';
import { type SaidText, saidTexts, sourceFiles, writtenStrings } from './texts';

const web = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const domain = join(web, '../../packages/domain/src');
/** What they keep, everybody may say. */
const sharedFolders = ['app', 'blocks'].map((layer) => join(web, 'src', layer));

const files = sourceFiles(join(web, 'src'));
const said = files.flatMap(saidTexts);
const written = [...files, ...sourceFiles(domain)].flatMap(writtenStrings);

if (process.argv.includes('--write')) writeMissing();

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

/**
 * Adds what English lacks to the file of the folder that says it, and what only another folder keeps, with its translations; a
 * plural gets both of its forms.
 */
function writeMissing(): void {
  const all = new Map(languages.map(({ code }) => [code, mergedMessages(web, code)]));
  for (const one of said) {
    const folder = folderOf(one.file);
    const near = [folder, ...sharedFolders].map((place) => readMessages(place, 'en'));
    const missing = textKeys(one).filter((key) => !near.some((texts) => Object.hasOwn(texts, key)));
    if (missing.length === 0) continue;
    for (const [code, texts] of all) {
      // A plural may have more forms than English has.
      const forms = one.isPlural ? Object.keys(texts).filter((key) => isPluralOf(key, one.text)) : [];
      const found = [...new Set([...missing, ...forms])].flatMap((key) => {
        const text = texts[key] ?? (code === 'en' ? one.text : undefined);
        return text === undefined ? [] : [[key, text] as const];
      });
      if (found.length > 0)
        writeMessages(folder, code, { ...readMessages(folder, code), ...Object.fromEntries(found) });
    }
    console.log(`added to ${relative(web, folder)}: ${missing.join(' | ')}`);
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
