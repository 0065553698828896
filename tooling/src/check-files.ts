import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} house rules broken`);
process.exitCode = violations.length === 0 ? 0 : 1;
