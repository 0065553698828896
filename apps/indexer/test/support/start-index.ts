import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@besc/localnet/free-port';
import type { Deployment } from '@besc/wire/settings/deployment';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A report of /health. */
interface Health {
  readonly status: string;
  readonly healthy: boolean;
  readonly chainHead: number | null;
  readonly indexedBlock: number | null;
  readonly indexedHash: string | null;
  readonly lagBlocks: number | null;
}

/** A real index process with its own folder and port. */
export interface TestIndex {
  readonly url: string;
  /** Everything it printed. */
  output(): string;
  /** Posts a GraphQL request and gives the parsed answer, errors and all. */
  query(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<{ data?: unknown; errors?: { message: string }[] }>;
  health(): Promise<Health | undefined>;
  /** Waits until the tables show the node's newest block. */
  reach(head: { number: number; hash: string }): Promise<void>;
  /** Ends it as an operator does, and keeps its folder; gives its exit code, or the signal that ended it. */
  end(signal?: 'SIGTERM' | 'SIGINT'): Promise<[number | null, NodeJS.Signals | null]>;
  /** SIGKILL to everything, without warning. */
  kill(): Promise<void>;
  /** Starts it again; `env` adds to or changes its environment from now on. */
  start(env?: Record<string, string>): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts an index on a chain. `env` adds to or changes its environment. */
export async function startIndex(options: {
  rpcUrl: string;
  deployment: Deployment;
  env?: Record<string, string>;
}): Promise<TestIndex> {
  const folder = mkdtempSync(join(tmpdir(), 'besc-index-'));
  writeFileSync(
    join(folder, 'deployment.json'),
    JSON.stringify({ ...options.deployment, pricing: { minimumReserveNative: '1000' } }),
  );
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  let env = options.env;
  const start = async (changes?: Record<string, string>) => {
    env = { ...env, ...changes };
    child = spawn(process.execPath, ['--import', 'tsx', 'launch/start.ts'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        RPC_URL: options.rpcUrl,
        DEPLOYMENT_FILE: join(folder, 'deployment.json'),
        DATA_DIR: join(folder, 'data'),
        PORT: String(port),
        POLL_MS: '100',
        // Tests read whole tables, and which columns they have.
        REQUESTS_PER_MINUTE: '1000000',
        INTROSPECTION: 'allowed',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        output = (output + text.toString()).slice(-40_000);
      });
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      process.kill(-child.pid, signal);
      await ended;
    }
    return [child?.exitCode ?? null, child?.signalCode ?? null] satisfies [unknown, unknown];
  };
  const index: TestIndex = {
    url,
    output: () => output,
    async query(query, variables) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    },
    async health() {
      try {
        return (await (await fetch(`${url}/health`)).json()) as Health;
      } catch {
        return undefined;
      }
    },
    async reach(head) {
      let health: Health | undefined;
      for (let attempt = 0; attempt < 2400 && child?.exitCode === null; attempt += 1) {
        health = await index.health();
        if (health?.indexedHash === head.hash) return;
        await sleep(100);
      }
      const state = child?.exitCode === null ? 'still runs' : `ended with ${child?.exitCode}`;
      const problem = `The index did not reach block ${head.number} and ${state}, at ${JSON.stringify(health)}`;
      throw new Error(`${problem}. The last it printed: ${output.slice(-700)}\nAll of it: ${output}`);
    },
    end: (signal = 'SIGTERM') => end(signal),
    kill: async () => void (await end('SIGKILL')),
    start,
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await start();
  return index;
}
