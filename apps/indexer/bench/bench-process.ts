import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** An index process under measurement. */
export interface BenchProcess {
  /** Milliseconds from the start of the backfill to its end, as the engine itself logs them. */
  readonly backfillMs: Promise<number>;
  stop(): Promise<void>;
}

/** Starts a command that runs the engine and listens to its log. */
export function startBenchProcess(options: {
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
}): BenchProcess {
  const child: ChildProcess = spawn(process.execPath, [...options.args], {
    cwd: options.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      PONDER_LOG_LEVEL: 'info',
      PONDER_TELEMETRY_DISABLED: '1',
      ...options.env,
    },
  });
  let output = '';
  let startedAt = 0;
  const backfillMs = new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      for (const line of output.split('\n').slice(0, -1)) {
        const entry = parsed(line);
        if (entry?.msg === 'Started backfill indexing') startedAt = entry.time;
        if (entry?.msg.startsWith('Completed backfill indexing')) resolve(entry.time - startedAt);
      }
      output = output.slice(output.lastIndexOf('\n') + 1);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
    child.once('exit', (code) => reject(new Error(`The process ended with code ${code}`)));
  });
  return {
    backfillMs,
    async stop() {
      if (child.exitCode !== null || !child.pid) return;
      backfillMs.catch(() => {});
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function parsed(line: string): { msg: string; time: number } | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null || !('msg' in entry) || !('time' in entry)) return undefined;
    return { msg: String(entry.msg), time: Number(entry.time) };
  } catch {
    return undefined;
  }
}
