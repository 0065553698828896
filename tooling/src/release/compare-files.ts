import type { FileHashes } from './root-of';

/** What differs from what is expected, a line for each file by its name. */
export function compareFiles(part: string, expected: FileHashes, actual: FileHashes): string[] {
  const paths = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort();
  return paths.flatMap((path) => {
    if (actual[path] === expected[path]) return [];
    const what = actual[path] === undefined ? 'missing' : expected[path] === undefined ? 'extra' : 'changed';
    return [`${what} ${part}/${path}`];
  });
}
