import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Who holds a lock: a process, and when it began by the system's own count, because process numbers are used again; since which
 * start of the machine and in which container (its kernel's name for the numbers there), because a number means something in its
 * own alone.
 */
interface LockHolder {
  readonly pid: number;
  readonly born: string;
  readonly boot: string;
  readonly space: string;
  /** When the lock was taken, for people. */
  readonly since: string;
}

const unknown: LockHolder = { pid: 0, born: '', boot: '', space: '', since: '' };
const here = {
  boot: told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  space: told(() => readlinkSync('/proc/self/ns/pid')),
};

/**
 * Takes the lock file for this process, or answers who has it. The lock of a process that is gone does not count; one in another
 * container of this machine cannot be seen from here, and counts as living (`holderText` says so). Of any
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

/** Names who has a lock, for an error; of a process that cannot be seen also what to do when it is gone. */
export function holderText(lock: string, holder: LockHolder): string {
  const process = `process ${holder.pid}`;
  return isElsewhere(holder) ? `${process} of another container (if that is gone, remove ${lock})` : process;
}

/**
 * Removes the lock of a process that is gone. Only who has the lock of the removal may, and the lock that is there then must
 * still name one that is gone: so no process removes what another has just taken. Who is killed in the middle leaves the second
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
  const holder: LockHolder = { pid: process.pid, born: bornAt(process.pid), ...here, since: new Date().toISOString() };
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

/** Who a lock names; undefined when there is no lock, `unknown` when it is damaged. */
function readHolder(lock: string): LockHolder | undefined {
  let text: string;
  try {
    text = readFileSync(lock, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return { ...unknown, ...JSON.parse(text) };
  } catch {
    return unknown;
  }
}

function isLiving(holder: LockHolder): boolean {
  const { pid, born, boot } = holder;
  if (pid <= 0) return false;
  // What ran before the machine was last started is gone, wherever it ran.
  if (isElsewhere(holder)) return boot === here.boot;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot be asked, but it is there.
    return hasCode(error, 'EPERM');
  }
  return born === bornAt(pid);
}

function isElsewhere({ space }: LockHolder): boolean {
  return space !== '' && space !== here.space;
}

/** The start of a process in the kernel's ticks. */
function bornAt(pid: number): string {
  return told(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name and may hold spaces; the 22nd is the start.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });
}

/** What the system tells; '' where it does not. */
function told(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
