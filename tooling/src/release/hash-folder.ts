import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileHashes } from './root-of';

/** What the page's build notes for itself and no visitor needs. */
const notes = /^\.vite\//;

/** Hashes every file below a folder. Rejects for a folder that is not there. */
export async function hashFolder(folder: string): Promise<FileHashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (notes.test(path)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes[path] = hash.digest('hex');
  }
  const sorted = Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}
