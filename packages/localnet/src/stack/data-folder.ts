import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holderText, takeFolderLock } from '../../../../apps/indexer/launch/folder-lock';

/** Another stack works on the same data. */
export class StackRunningError extends Error {
  readonly code = 'STACK_RUNNING';
  constructor(root: string, holder: string, since: string) {
    super(
      `The folder ${root} is in use by the local stack of ${holder} (since ${since}): stop it there, or use its page.`,
    );
    this.name = 'StackRunningError';
  }
}

/** A file cannot be read or written where the stack keeps its data. */
export class DataFolderError extends Error {
  readonly code = 'DATA_FOLDER';
}

/** The data of one local chain, guarded against two stacks at once. */
export interface DataFolder {
  readonly root: string;
  path(...parts: string[]): string;
  /** Parsed JSON of a file; undefined when it is missing or not JSON (half-written by a crash of the machine). */
  readJson(name: string): Promise<unknown>;
  /** Replaces a file in one step: readers see the old or the new content, never a part. */
  writeFile(name: string, content: string | Uint8Array): Promise<void>;
  writeJson(name: string, value: unknown): Promise<void>;
  /** Removes a file, or a folder as soon as no process has its lock. Throws StackRunningError when one keeps it. */
  remove(name: string): Promise<void>;
  /** Gives the folder free for the next stack. */
  release(): Promise<void>;
}

const lockName = 'lock.json';
/** What a killed stack has started is ended 12 s later. */
const endingMs = 20_000;

/**
 * Opens `root` for this process; with `fresh`, everything in it goes first. What is removed may be in use by a process of a
 * stack that was killed: it has `patienceMs` to end. Throws StackRunningError.
 */
export async function openDataFolder(
  root: string,
  options: { fresh?: boolean; patienceMs?: number } = {},
): Promise<DataFolder> {
  const { patienceMs = endingMs } = options;
  await mkdir(root, { recursive: true });
  const lock = join(root, lockName);
  const holder = await takeFolderLock(lock);
  if (holder) throw new StackRunningError(root, holderText(lock, holder), holder.since);
  if (options.fresh) {
    // All but the lock, which must not be taken in between, and what those leave who try.
    try {
      for (const name of await readdir(root)) {
        if (!name.startsWith(lockName)) await removeUnused(join(root, name), patienceMs);
      }
    } catch (error) {
      await rm(lock, { force: true });
      throw error;
    }
  }
  const path = (...parts: string[]) => join(root, ...parts);
  const write = async (name: string, content: string | Uint8Array) => {
    const part = path(`${name}.part`);
    await writeFile(part, content, { flush: true });
    await rename(part, path(name));
  };
  return {
    root,
    path,
    async readJson(name) {
      try {
        return JSON.parse(await readFile(path(name), 'utf8'));
      } catch {
        return undefined;
      }
    },
    writeFile: write,
    writeJson: (name, value) => write(name, `${JSON.stringify(value, null, 2)}\n`),
    remove: (name) => removeUnused(path(name), patienceMs),
    release: () => rm(lock, { force: true }),
  };
}

/** Removes what is there; a folder with the lock in it, so that it cannot be taken meanwhile. */
async function removeUnused(place: string, patienceMs: number): Promise<void> {
  const lock = join(place, lockName);
  const end = performance.now() + patienceMs;
  while (await isFolder(place)) {
    const holder = await takeFolderLock(lock);
    if (!holder) break;
    if (performance.now() > end) throw new StackRunningError(place, holderText(lock, holder), holder.since);
    await sleep(100);
  }
  await rm(place, { recursive: true, force: true });
}

async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() === true;
}
