import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeFolderLock } from '../../../apps/indexer/launch/folder-lock';

/** Takes the lock file for this process as soon as it is free; settles with the function that gives it free. */
export async function waitForLock(lock: string): Promise<() => Promise<void>> {
  while (await takeFolderLock(lock)) await sleep(100);
  return () => rm(lock, { force: true });
}
