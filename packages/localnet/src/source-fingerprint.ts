import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository; not by `URL`, which is the page's own where a test has a window. */
export const repository = join(import.meta.dirname, '../../..');

const ignored = new Set(['node_modules', 'dist', 'coverage', 'storybook-static', 'test-results']);

/** Names, sizes and times of all files at and below some paths from the root: cheap, and different after any change. */
export function sourceFingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    const stats = statSync(join(repository, path), { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isFile()) {
      hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
      return;
    }
    if (!stats.isDirectory()) return;
    for (const name of readdirSync(join(repository, path)).sort()) {
      if (!ignored.has(name) && !name.startsWith('.')) visit(join(path, name));
    }
  };
  for (const source of sources) visit(source);
  return hash.digest('hex');
}
