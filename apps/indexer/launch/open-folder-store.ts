import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Anchor } from './anchor';
import type { IndexStore } from './index-store';
import { LaunchError } from './launch-error';

/** Takes a data folder. Throws LaunchError when a living process has it: two writers would destroy it silently. */
export async function openFolderStore(folder: string): Promise<IndexStore> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'index.pid');
  const anchorFile = join(folder, 'anchor.json');
  await takeLock(lock, folder);
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

async function takeLock(lock: string, folder: string): Promise<void> {
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (isAlive(holder)) {
      throw new LaunchError('IN_USE', `DATA_DIR ${folder} is in use by the index process ${holder}; stop it first.`);
    }
    await rm(lock, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
