import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceFiles } from './source-files';
import { wordLimits } from './word-limits';
import { foreignWords, longSentences, wordCount } from './words';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const documents = sourceFiles(root, ['.md']).reduce((sum, file) => sum + wordCount(read(file)), 0);
const sources = sourceFiles(root, wordLimits.endings)
  .filter((file) => !wordLimits.own.test(file))
  .map((file) => [file, read(file)] as const);
const foreign = sources.flatMap(([file, source]) => foreignWords(source).map((line) => `${file}:${line}`));
const long = sources.flatMap(([file, source]) => longSentences(source).map((line) => `${file}:${line}`));

const over = [
  ['words of documents', documents, wordLimits.documents, []],
  [`lines with ${wordLimits.foreign.source}`, foreign.length, wordLimits.foreignLines, foreign],
  [`sentences of comments over ${wordLimits.sentence} words`, long.length, wordLimits.longSentences, long],
] as const;
for (const [what, count, most, places] of over) {
  console.log(`${count} ${what}, at most ${most}`);
  if (count <= most) continue;
  process.exitCode = 1;
  for (const place of places) console.error(place);
}
