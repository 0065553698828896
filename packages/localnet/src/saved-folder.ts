import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, sourceFingerprint } from './source-fingerprint';
import { waitForLock } from './wait-for-lock';

/** Where folders are kept when nothing else is said. */
const usualRoot = join(repository, '.localnet', 'saved');

/** What is made once and loaded from then on. */
export interface SavedFolder<Loaded> {
  /** Tells what is kept apart; part of the folder's name, without a dot. */
  readonly name: string;
  /** Files and folders from the root of the repository that decide what is made. */
  readonly sources: readonly string[];
  /** Fills an empty folder. */
  readonly make: (folder: string) => Promise<void>;
  /** Begins with what is in the folder, and changes nothing there. Rejects when it is missing or damaged. */
  readonly load: (folder: string) => Promise<Loaded>;
  /** The folder that keeps folders. */
  readonly root?: string;
}

/**
 * What `load` makes of a folder that `make` filled: once for each version of the sources, by the first caller, while others
 * wait; and again whenever what is kept cannot be loaded.
 */
export async function loadSaved<Loaded>(saved: SavedFolder<Loaded>): Promise<Loaded> {
  const { name, sources, load, root = usualRoot } = saved;
  const folder = join(root, `${name}.${sourceFingerprint(sources)}`);
  const tried = async () => ({ loaded: await load(folder) });
  const kept = await tried().catch(() => undefined);
  if (kept) return kept.loaded;
  await mkdir(root, { recursive: true });
  const release = await waitForLock(join(root, `lock-${name}`));
  try {
    // Another may have made it meanwhile.
    const now = await tried().catch(() => undefined);
    if (now) return now.loaded;
    await makeAnew(saved, root, folder);
  } finally {
    await release();
  }
  return load(folder);
}

/** Makes the folder in one step, in place of what is there and of what other sources made. */
async function makeAnew({ name, make }: SavedFolder<unknown>, root: string, folder: string): Promise<void> {
  const part = join(root, `part-${name}`);
  for (const other of await readdir(root)) {
    if (other.startsWith(`${name}.`)) await rm(join(root, other), { recursive: true, force: true });
  }
  await rm(part, { recursive: true, force: true });
  await mkdir(part);
  try {
    await make(part);
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
