import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  remove(name: string): Promise<void>;
  /** Gives the folder free for the next stack. */
  release(): Promise<void>;
}

const lockName = 'lock.json';

/** Opens `root` for this process; with `fresh`, everything in it goes first. Throws StackRunningError. */
export async function openDataFolder(root: string, options: { fresh?: boolean } = {}): Promise<DataFolder> {
  await mkdir(root, { recursive: true });
  const lock = join(root, lockName);
  const holder = await takeFolderLock(lock);
  if (holder) throw new StackRunningError(root, holderText(lock, holder), holder.since);
  if (options.fresh) {
    // All but the lock, which nobody may take in between, and what those leave who try.
    for (const name of await readdir(root)) {
      if (!name.startsWith(lockName)) await rm(join(root, name), { recursive: true, force: true });
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
    remove: (name) => rm(path(name), { recursive: true, force: true }),
    release: () => rm(lock, { force: true }),
  };
}
