import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** A program that cannot outlive the one that started it. */
export interface ManagedProcess {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Settles with the exit code when the program has ended. */
  readonly exited: Promise<number>;
  /** Asks politely (SIGTERM), insists (SIGKILL) after `graceMs`. Safe to call twice. */
  stop(graceMs?: number): Promise<void>;
}

/*
 * Node cannot ask the kernel to end a child when the parent is killed by SIGKILL. A shell stands between: it holds one
 * end of a pipe whose other end only this process has, and ends the program when the pipe closes, however that
 * happened; a program that does not listen, and everything it started, is killed a little later. The program leads its own process group, so a Ctrl-C in the terminal reaches us alone and we decide
 * the order in which things end.
 */
const guard = `
"$@" </dev/null 3<&- &
program=$!
(read -r line <&3; kill -TERM $program 2>/dev/null; sleep $0; kill -9 -$$) >/dev/null 2>&1 &
watcher=$!
trap 'kill -TERM $program 2>/dev/null' TERM
wait $program; code=$?
while kill -0 $program 2>/dev/null; do wait $program; code=$?; done
kill $watcher 2>/dev/null
exit $code
`;

/** Starts `command`; it ends with this process even when this process is killed without warning. */
export function spawnManaged(options: {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** How long it may go on after this process is gone and it was asked to end. */
  graceSeconds?: number;
}): ManagedProcess {
  const onWindows = process.platform === 'win32';
  const [file, args] = onWindows
    ? [options.command, [...options.args]]
    : ['/bin/sh', ['-c', guard, String(options.graceSeconds ?? 12), options.command, ...options.args]];
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: !onWindows,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.env === undefined ? {} : { env: options.env }),
  });
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const lifeline = child.stdio[3] as Writable;
  lifeline.on('error', () => {});
  return {
    child,
    stdout: child.stdout as Readable,
    stderr: child.stderr as Readable,
    exited,
    async stop(graceMs = 5000) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      if (onWindows) child.kill();
      else lifeline.end();
      const timer = setTimeout(() => killGroup(child), graceMs);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      clearTimeout(timer);
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended between the timer and the signal.
  }
}
