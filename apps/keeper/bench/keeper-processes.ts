import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Keepers in processes of their own, which are killed without warning and started again. */
export function keeperProcesses(options: {
  readonly env: Readonly<Record<string, string>>;
  /** For each keeper the nodes that it asks. */
  readonly nodes: readonly (readonly string[])[];
  readonly logFolder: string;
  /** What is run. */
  readonly file: string;
}) {
  const running: (ChildProcess | undefined)[] = [];
  const ready = new WeakSet<ChildProcess>();
  const told = { starts: 0, kills: 0, ownEnds: 0 };
  let isStopping = false;
  const start = (place: number) => {
    const own = {
      RPC_URL: options.nodes[place]?.join() ?? '',
      STATE_FILE: join(options.logFolder, `state-${place}.json`),
    };
    const env = { ...process.env, ...options.env, ...own };
    const child = spawn(process.execPath, [options.file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(join(options.logFolder, `keeper-${place}.log`), { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('keeper runs')) ready.add(child);
    });
    running[place] = child;
    told.starts += 1;
    child.once('exit', (code) => {
      if (running[place] === child) running[place] = undefined;
      if (isStopping) return;
      // One that ends by itself, as when it finds no node at its start, is started again by the service manager.
      if (code !== null) told.ownEnds += 1;
      setTimeout(() => !isStopping && running[place] === undefined && start(place), 50);
    });
  };
  for (let place = 0; place < options.nodes.length; place += 1) start(place);
  const endAll = () => {
    for (const child of running) child?.kill('SIGKILL');
  };
  process.once('exit', endAll);
  return {
    told,
    /** Whether it runs and has begun its work. */
    isReady(place: number): boolean {
      const child = running[place];
      return child !== undefined && ready.has(child);
    },
    /** Kills one without warning; it comes back. */
    kill(place: number): void {
      if (running[place]?.kill('SIGKILL')) told.kills += 1;
    },
    /** Asks all to end and waits for it. */
    async stop(): Promise<void> {
      isStopping = true;
      const left = running.filter((child) => child !== undefined);
      const ended = left.map((child) => new Promise<void>((resolve) => child.once('exit', () => resolve())));
      for (const child of left) child.kill('SIGTERM');
      const limit = setTimeout(endAll, 10_000);
      await Promise.all(ended);
      clearTimeout(limit);
    },
  };
}
