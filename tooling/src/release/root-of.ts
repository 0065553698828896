import { createHash } from 'node:crypto';

/** SHA-256 of each file in hex, by its path with forward slashes. */
export type FileHashes = Readonly<Record<string, string>>;

/** One hash over files and their names: SHA-256 of the lines that `sha256sum` writes for them, sorted by path in bytes. */
export function rootOf(files: FileHashes): string {
  const lines = Object.keys(files)
    .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map((path) => `${files[path]}  ${path}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}
