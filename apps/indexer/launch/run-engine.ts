import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexSettings } from '../src/shared/parse-index-settings';

const here = dirname(fileURLToPath(import.meta.url));
const engine = join(dirname(fileURLToPath(import.meta.resolve('ponder'))), 'bin/ponder.js');

/** follow: read the chain and serve. serve: serve what is stored, without a chain. */
export type EngineTask = 'follow' | 'serve';

/** Starts the engine with our changes as a child that ends with us; its messages arrive on the child's channel. */
export function runEngine(settings: IndexSettings, schema: string, task: EngineTask): ChildProcess {
  const command = task === 'follow' ? 'start' : 'serve';
  return spawn(
    process.execPath,
    [
      // Without a limit Node collects garbage late, the later the more memory the machine has.
      `--max-old-space-size=${settings.heapMegabytes}`,
      ...['--import', join(here, 'engine-preload.mjs'), engine, command],
      ...['--schema', schema, '--hostname', settings.host, '--log-format', 'json'],
    ],
    {
      cwd: join(here, '..'),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        RPC_URL: settings.rpcUrls.join(),
        DATA_DIR: resolve(settings.dataDirectory),
        PORT: String(settings.port),
        FINALITY_BLOCKS: String(settings.finalityBlocks),
        PONDER_TELEMETRY_DISABLED: '1',
        PONDER_LOG_LEVEL: settings.logLevel,
        // In production mode the engine hides what is wrong with a query behind "Unexpected error".
        NODE_ENV: 'development',
      },
    },
  );
}
