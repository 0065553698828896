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

const nobody: LockHolder = { pid: 0, born: '', since: '' };

/**
 * Takes the lock file for this process, or answers who has it. The lock of a process that is gone does not count. Of any
 * number of processes that try at once exactly one gets it.
 */
export async function takeFolderLock(lock: string): Promise<LockHolder | undefined> {
  for (;;) {
    if (await claim(lock)) return undefined;
    const found = readHolder(lock);
    // Given free in this moment.
    if (found === undefined) continue;
    if (isLiving(found)) return found;
    await clear(lock);
  }
}

/**
 * Removes the lock of a process that is gone. Only who has the lock of the removal may, and the lock that is there then must
 * still name one that is gone: so nobody removes what another has just taken. Who is killed in the middle leaves the second
 * lock, which is cleared like the first.
 */
async function clear(lock: string): Promise<void> {
  const clearing = `${lock}.clearing`;
  if (await takeFolderLock(clearing)) {
    await sleep(20);
    return;
  }
  const left = readHolder(lock);
  if (left !== undefined && !isLiving(left)) await rm(lock);
  await rm(clearing);
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
    if (!hasCode(error, 'EEXIST')) throw error;
    return false;
  } finally {
    await rm(whole, { force: true });
  }
}

/** Who a lock names; undefined when there is no lock, `nobody` when it is damaged. */
function readHolder(lock: string): LockHolder | undefined {
  let text: string;
  try {
    text = readFileSync(lock, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return { ...nobody, ...JSON.parse(text) };
  } catch {
    return nobody;
  }
}

function isLiving({ pid, born }: LockHolder): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot be asked, but it is there.
    return hasCode(error, 'EPERM');
  }
  return born === bornAt(pid);
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

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
