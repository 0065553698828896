import { type FileHashes, rootOf } from './root-of';

/** The file of a page that holds its root. */
export const buildFile = 'build.json';

/** The hash that a page shows: over all its files but the one that holds it. */
export function pageRoot(files: FileHashes): string {
  return rootOf(Object.fromEntries(Object.entries(files).filter(([path]) => path !== buildFile)));
}
