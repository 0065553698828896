import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Anchor } from './anchor';
import { holderText, takeFolderLock } from './folder-lock';
import type { IndexStore } from './index-store';
import { LaunchError } from './launch-error';

/** Takes a data folder. Throws LaunchError when a living process has it: two writers would destroy it silently. */
export async function openFolderStore(folder: string): Promise<IndexStore> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock.json');
  const anchorFile = join(folder, 'anchor.json');
  const holder = await takeFolderLock(lock);
  if (holder) {
    const text = `DATA_DIR ${folder} is in use by the index ${holderText(lock, holder)}; stop it first.`;
    throw new LaunchError('IN_USE', text);
  }
  return {
    // A folder stays.
    lost: new AbortController().signal,
    async readAnchor() {
      try {
        return JSON.parse(await readFile(anchorFile, 'utf8')) as Anchor;
      } catch {
        return undefined;
      }
    },
    async writeAnchor(anchor) {
      await writeFile(`${anchorFile}.new`, JSON.stringify(anchor));
      await rename(`${anchorFile}.new`, anchorFile);
    },
    async reset() {
      await rm(join(folder, 'database'), { recursive: true, force: true });
      await rm(anchorFile, { force: true });
    },
    release: () => rm(lock, { force: true }),
  };
}
