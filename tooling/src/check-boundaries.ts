import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { boundaryProblems } from './boundary-problems';
import { sourceFiles } from './source-files';
import { projects } from './suites';
import { workspacePackages } from './workspace-packages';

const root = resolve(import.meta.dirname, '../..');
const { files, problems } = boundaryProblems({
  files: sourceFiles(root, ['']),
  packages: workspacePackages(root, projects),
  read: (file) => readFileSync(`${root}/${file}`, 'utf8'),
  isCut: process.argv.includes('--removed'),
});

for (const problem of problems) console.error(problem);
console.log(`${files} files, ${problems.length} imports against the table`);
process.exitCode = problems.length === 0 ? 0 : 1;
