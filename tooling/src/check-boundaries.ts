import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileImports } from './file-imports';
import { importCycles } from './import-cycles';
import { importViolation, targetFile } from './import-violation';
import { sourceFiles } from './source-files';
import { projects } from './suites';
import { testTools } from './test-tools';
import { undeclaredDependency } from './undeclared-dependency';
import { workspacePackages } from './workspace-packages';

const root = resolve(import.meta.dirname, '../..');
const packages = workspacePackages(root, projects);
const files = sourceFiles(root, ['.ts', '.tsx', '.mjs']).filter((file) => !file.includes('/generated/'));
const known = new Set(files);
const problems: string[] = [];
const graph = new Map<string, string[]>();
const allImports = new Map<string, string[]>();

/** The source file that an import of `file` leads to, if it is one of ours. */
function sourceOf(file: string, specifier: string): string | undefined {
  const target = targetFile(file, specifier) ?? '';
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((path) => known.has(path));
}

for (const file of files) {
  const imports = fileImports(file, readFileSync(`${root}/${file}`, 'utf8'));
  for (const { specifier } of imports) {
    const violation = file.endsWith('.mjs') ? undefined : importViolation(file, specifier);
    if (violation !== undefined) problems.push(`${file}: ${specifier}: ${violation}`);
    const undeclared = undeclaredDependency(file, specifier, packages);
    if (undeclared !== undefined) problems.push(`${file}: ${undeclared} is not in its package.json`);
  }
  allImports.set(
    file,
    imports.flatMap(({ specifier }) => sourceOf(file, specifier) ?? []),
  );
  // An import of types alone is gone before anything runs.
  const values = imports.filter(({ isType }) => !isType);
  graph.set(
    file,
    values.flatMap(({ specifier }) => sourceOf(file, specifier) ?? []),
  );
}
for (const cycle of importCycles(graph)) problems.push(`circle of imports: ${[...cycle, cycle[0]].join(' -> ')}`);
for (const file of testTools(allImports)) problems.push(`${file}: only tests import it: it belongs to their folder`);

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} imports against the table`);
process.exitCode = problems.length === 0 ? 0 : 1;
