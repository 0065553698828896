import { posix } from 'node:path';
import { circles } from './circles';

/** Where a package keeps its own entries and lists: there each file stands for itself. */
const packageRoot = /^(?:(?:apps|packages)\/[^/]+|e2e|tooling)(?:\/(?:src|deploy|launch))?$/;

const folderOf = (file: string) => {
  const folder = posix.dirname(file);
  return packageRoot.test(folder) ? file : folder;
};

/** A folder and one of its own, which belong together. */
const isFamily = ([a = '', b = '', ...more]: readonly string[]) =>
  more.length === 0 && (a.startsWith(`${b}/`) || b.startsWith(`${a}/`));

/** Circles of folders whose files import each other, of types as well; `imports` says which files a file imports. */
export function folderCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    graph.set(folder, new Set([...(graph.get(folder) ?? []), ...targets.map(folderOf)]));
  }
  return circles(graph).filter((circle) => !isFamily(circle));
}
