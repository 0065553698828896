import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs a program of ours until it ends, and ends with its exit code. It gets our signals, and it learns when we are gone:
 * its channel to us (`process.on('disconnect')`) closes, however we ended, and is closed when the npm that started us is
 * gone.
 */
export function runAttached(args, options = {}) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // The terminal sends Ctrl-C to both processes, a script to this one alone; the program takes the first and ignores the
  // rest. This process waits, so that the prompt returns when all has ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm does not hand its signals on, and cannot when it is killed: we are left behind and must end the program.
  const watched = starters();
  setInterval(() => {
    if (watched.some(({ pid, parent }) => parentOf(pid) !== parent) && child.connected) child.disconnect();
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
}

/**
 * The processes whose parent must stay: ourselves, and the shell between npm and us (some shells put the program in their
 * own place, others stand between). What is left behind gets another parent at once.
 */
function starters() {
  const watched = [{ pid: process.pid, parent: process.ppid }];
  if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32' && isShell(process.ppid)) {
    watched.push({ pid: process.ppid, parent: parentOf(process.ppid) });
  }
  return watched;
}

function isShell(pid) {
  const name = process.platform === 'linux' ? readProcess(pid)?.name : ask(pid, 'comm');
  return /^(.*\/)?-?(sh|bash|dash|ash|zsh|ksh|busybox)$/.test(name ?? '');
}

/** Number of the parent; of another process than ourselves it is asked of the system, at the end 0 when it is gone. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  return process.platform === 'linux' ? (readProcess(pid)?.parent ?? 0) : Number(ask(pid, 'ppid') || 0);
}

function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}

function ask(pid, field) {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
