import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another stack works on the same data. */
export class StackRunningError extends Error {
  readonly code = 'STACK_RUNNING';
  constructor(pid: number) {
    super(`The local stack is already running (process ${pid}): stop it there, or use its page.`);
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
  await takeLock(lock);
  if (options.fresh) {
    await rm(root, { recursive: true, force: true });
    await mkdir(root, { recursive: true });
    await takeLock(lock);
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

async function takeLock(lock: string): Promise<void> {
  const content = JSON.stringify({ pid: process.pid });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(lock, content, { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = lockHolder(lock);
      if (holder !== undefined) throw new StackRunningError(holder);
      // Its owner is gone: a killed stack leaves its lock behind.
      await rm(lock, { force: true });
    }
  }
  throw new StackRunningError(lockHolder(lock) ?? 0);
}

/** The process that holds a lock, or undefined when it is no longer a local stack. */
function lockHolder(lock: string): number | undefined {
  try {
    const { pid } = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number };
    if (pid === process.pid) return pid;
    process.kill(pid, 0);
    // Process numbers are used again: where the system tells, make sure that it is a Node program.
    const commandFile = `/proc/${pid}/cmdline`;
    if (existsSync(commandFile) && !readFileSync(commandFile, 'utf8').includes('node')) return undefined;
    return pid;
  } catch {
    return undefined;
  }
}
