import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileImports } from './file-imports';
import { importViolation } from './import-violation';
import { sourceFiles } from './source-files';

const root = resolve(import.meta.dirname, '../..');
const files = sourceFiles(root, ['.ts', '.tsx']).filter((file) => !file.includes('/generated/'));
const violations = files.flatMap((file) =>
  fileImports(file, readFileSync(`${root}/${file}`, 'utf8')).flatMap((specifier) => {
    const violation = importViolation(file, specifier);
    return violation === undefined ? [] : [`${file}: ${specifier}: ${violation}`];
  }),
);

for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} imports against the table`);
process.exitCode = violations.length === 0 ? 0 : 1;
