import type { WorkspacePackage } from './affected-folders';
import { testOnly, toolFiles } from './boundaries';
import { circles } from './circles';
import { contractSlugs } from './contract-slugs';
import { fileImports } from './file-imports';
import { folderCircles } from './folder-circles';
import { importTarget, targetFile } from './import-target';
import { importViolation } from './import-violation';
import { solidityImports } from './solidity-imports';
import { solidityViolation } from './solidity-violation';
import { tableProblems } from './table-problems';
import { type Asked, needlessExports, testExports } from './test-exports';
import { needlessExceptions, testTools } from './test-tools';
import { undeclaredDependency } from './undeclared-dependency';

/** Everything of a repository that the import table, with the rules beside it, refuses, each as a sentence. */
export function boundaryProblems(options: {
  /** Paths from the root, of everything that an import may lead to. */
  readonly files: readonly string[];
  readonly packages: readonly WorkspacePackage[];
  readonly read: (file: string) => string;
  /** Slugs were taken out: what they alone have used of others is tested still, and nothing is said of it. */
  readonly isCut?: boolean;
}): {
  readonly files: number;
  readonly folderCircles: number;
  readonly problems: readonly string[];
  /** What each file imports of the others. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
} {
  const { packages, read } = options;
  const known = new Set(options.files);
  const world = { packages, slugOfGenerated: contractSlugs(options.files) };
  const scripts = options.files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('/generated/'));
  const solidity = options.files.filter((file) => file.endsWith('.sol'));
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  const asked: Asked[] = [];

  for (const file of scripts) {
    const targets: string[] = [];
    for (const { specifier, isComputed, names } of fileImports(file, read(file))) {
      if (isComputed) {
        if (!testOnly.files.test(file) && !toolFiles.test(file))
          problems.push(`${file}: ${specifier}: computed import`);
        continue;
      }
      const violation = importViolation(file, specifier, world);
      if (violation !== undefined) problems.push(`${file}: ${specifier}: ${violation}`);
      const undeclared = undeclaredDependency(file, specifier, packages);
      if (undeclared !== undefined) problems.push(`${file}: ${undeclared} is not in its package.json`);
      const path = importTarget(file, specifier, packages);
      const target = path === undefined ? undefined : targetFile(path, known);
      if (path !== undefined && target === undefined) problems.push(`${file}: ${specifier} is no file`);
      if (target === undefined) continue;
      targets.push(target);
      asked.push({ by: file, of: target, names });
    }
    graph.set(file, targets);
  }
  problems.push(...tableProblems(scripts, read));
  for (const file of solidity) {
    for (const target of solidityImports(file, read(file))) {
      const violation = solidityViolation(file, target);
      if (violation !== undefined) problems.push(`${file}: ${violation}`);
      else if (!target.startsWith('@') && !known.has(target)) problems.push(`${file}: ${target} is no file`);
    }
  }
  for (const circle of circles(graph)) problems.push(`circle of imports: ${circle.join(', ')}`);
  const production = new Map([...graph].filter(([file]) => !testOnly.files.test(file)));
  const folders = folderCircles(production);
  for (const circle of folders) problems.push(`circle of folders: ${circle.join(', ')}`);
  if (!options.isCut) {
    for (const file of testTools(graph)) problems.push(`${file}: only tests lead to it: it goes, or into their folder`);
    for (const name of testExports(asked, read))
      problems.push(`${name}: only tests import it: it goes, or into their folder`);
    for (const name of needlessExports(asked, read))
      problems.push(`${name}: is used: it needs no exception in test-exports.ts`);
  }
  for (const file of needlessExceptions(graph))
    problems.push(`${file}: is used: it needs no exception in test-tools.ts`);
  return { files: scripts.length + solidity.length, folderCircles: folders.length, problems, imports: graph };
}
