import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Relative imports of Solidity files that lead to no file, each as a sentence. Paths from `root`. */
export function missingImports(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:import|from)\s+["'](\.[^"']+)["']/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${file} imports ${path}, which is gone`),
  );
}
