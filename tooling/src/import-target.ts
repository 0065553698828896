import { posix } from 'node:path';
import type { WorkspacePackage } from './affected-folders';

/**
 * The path from the root that an import of our own leads to, as its package exports it, or as it is written, so perhaps
 * without an ending; undefined for what is no file of ours.
 */
export function importTarget(
  file: string,
  specifier: string,
  packages: readonly WorkspacePackage[],
): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), path));
  const owner = packages.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (owner === undefined) return undefined;
  const part = `.${path.slice(owner.name.length)}`;
  if (owner.exports === undefined) return posix.join(owner.folder, part);
  const fits = Object.entries(owner.exports).flatMap(([pattern, target]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === part ? [{ before, target }] : [];
    const isFit = part.startsWith(before) && part.endsWith(after) && part.length >= pattern.length;
    const rest = part.slice(before.length, part.length - after.length);
    return isFit ? [{ before, target: target.replaceAll('*', () => rest) }] : [];
  });
  // Of several patterns the one that says more of the path counts.
  const [best] = fits.toSorted((a, b) => b.before.length - a.before.length);
  return posix.join(owner.folder, best?.target ?? part);
}

/** The file of `known` that such a path means, by the endings that a module may leave out. */
export function targetFile(path: string, known: ReadonlySet<string>): string | undefined {
  return ['', '.ts', '.tsx', '.d.ts'].map((ending) => path + ending).find((file) => known.has(file));
}
