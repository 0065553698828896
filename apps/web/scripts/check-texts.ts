import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergedMessages } from '../plugins/merged-messages';
import { languages } from '../src/blocks/language/languages';
import { textProblems } from './text-problems';
import { type SaidText, saidTexts, sourceFiles, writtenStrings } from './texts';

const web = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const domain = join(web, '../../packages/domain/src');
/** Languages that are kept complete, beside English. */
const completeLanguages = ['ar', 'de'];

const files = sourceFiles(join(web, 'src'));
const said = files.flatMap(saidTexts);
const written = [...files, ...sourceFiles(domain)].flatMap(writtenStrings);

if (process.argv.includes('--write')) writeMissing();

const messages = new Map(languages.map(({ code }) => [code, mergedMessages(web, code)]));
const problems = textProblems({ said, written: new Set(written), messages, completeLanguages });
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(messages.get('en') ?? {}).length} texts, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Adds what English lacks to the file of the folder that says it; a plural gets both of its forms. */
function writeMissing(): void {
  const known = mergedMessages(web, 'en');
  for (const { text, file, isPlural } of said) {
    const keys = isPlural ? [`${text}_one`, `${text}_other`] : [text];
    const missing = keys.filter((key) => !Object.hasOwn(known, key));
    if (missing.length === 0) continue;
    const target = messagesFile(file);
    const content: Record<string, string> = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {};
    for (const key of missing) {
      content[key] = text;
      known[key] = text;
    }
    mkdirSync(dirname(target), { recursive: true });
    const sorted = Object.fromEntries(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(target, `${JSON.stringify(sorted, null, 2)}\n`);
    console.log(`added to ${relative(web, target)}: ${missing.join(' | ')}`);
  }
}

/** A feature keeps its own texts; the blocks and the shell have one file each. */
function messagesFile(file: SaidText['file']): string {
  const [layer = '', slug = ''] = relative(join(web, 'src'), file).split('/');
  return join(web, 'src', layer === 'features' ? `features/${slug}` : layer, 'messages/en.json');
}
