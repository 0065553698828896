import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who holds a lock: a process, and when it began by the system's own count, because process numbers are used again. */
interface LockHolder {
  readonly pid: number;
  readonly born: string;
  /** When the lock was taken, for people. */
  readonly since: string;
}

/**
 * Takes the lock file for this process, or answers who has it. The lock of a process that is gone does not count. Of any
 * number of processes that try at once exactly one gets it.
 */
export async function takeFolderLock(lock: string): Promise<LockHolder | undefined> {
  for (;;) {
    if (await claim(lock)) return undefined;
    const holder = livingHolder(lock);
    if (holder) return holder;
    // Only one may clear away what a killed process left, or it could be the new lock of another that clears.
    const clearing = `${lock}.clearing`;
    if (await claim(clearing)) {
      if (!livingHolder(lock)) await rm(lock, { force: true });
      await rm(clearing, { force: true });
    } else if (!livingHolder(clearing)) {
      await rm(clearing, { force: true });
    } else {
      await sleep(20);
    }
  }
}

/** Makes the file in one step with its content in it; false when there is one. */
async function claim(lock: string): Promise<boolean> {
  const whole = `${lock}.${randomUUID()}`;
  const holder: LockHolder = { pid: process.pid, born: bornAt(process.pid), since: new Date().toISOString() };
  await writeFile(whole, JSON.stringify(holder));
  try {
    await link(whole, lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  } finally {
    await rm(whole, { force: true });
  }
}

function livingHolder(lock: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lock, 'utf8')) as LockHolder;
    process.kill(holder.pid, 0);
    return holder.born === bornAt(holder.pid) ? holder : undefined;
  } catch (error) {
    // A process of another user cannot be asked, but it is there.
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') {
      return JSON.parse(readFileSync(lock, 'utf8')) as LockHolder;
    }
    return undefined;
  }
}

/** The start of a process in the kernel's ticks, where the system tells; '' elsewhere. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name and may hold spaces; the 22nd is the start.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
