import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileViolations } from './file-violations';
import { houseRules } from './house-rules';
import { slugNames } from './slug-names';
import { sourceFiles } from './source-files';

const root = resolve(import.meta.dirname, '../..');
const files = sourceFiles(root, houseRules.endings).filter(
  (file) => !file.includes('/generated/') && file !== 'tooling/src/house-rules.ts',
);
const violations = files.flatMap((file) => {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  return [...fileViolations(file, source), ...slugNames(file, source)];
});
for (const file of files) {
  if (!file.endsWith('.actions.ts') || files.includes(file.replace('.actions.', '.writes.test.'))) continue;
  violations.push(`${file}: no writes test beside it says what must not be signed for its actions`);
}

const { folders, files: mostFiles } = houseRules.maximumFilesIn;
for (const folder of new Set(files.map((file) => dirname(file)).filter((path) => folders.test(path)))) {
  const held = files.filter((file) => dirname(file) === folder).length;
  if (held > mostFiles) violations.push(`${folder}: ${held} files, at most ${mostFiles}`);
}

for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} house rules broken`);
process.exitCode = violations.length === 0 ? 0 : 1;
