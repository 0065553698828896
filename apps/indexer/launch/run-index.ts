import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexSettings } from '../src/shared/index-settings';
import { checkChain } from './check-chain';
import type { IndexStore } from './index-store';
import { openFolderStore } from './open-folder-store';
import { openPostgresStore } from './open-postgres-store';
import { runEngine } from './run-engine';
import { schemaName } from './schema-name';

/** Longest pause before the engine is started again after it ended by itself. */
const longestPauseMs = 10_000;

const replaced = 'the chain was replaced below what is final';

/**
 * Runs the index until SIGTERM or SIGINT. Holds the store's lock, starts the engine, and starts it again when it ends by
 * itself; when the chain no longer has the final block that was stored, everything is forgotten and indexed anew.
 */
export async function runIndex(settings: IndexSettings): Promise<void> {
  const store = settings.databaseUrl
    ? await openPostgresStore(settings.databaseUrl)
    : await openFolderStore(settings.dataDirectory);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  try {
    await watch(settings, store, stopping.signal);
  } finally {
    await store.release();
  }
}

async function watch(settings: IndexSettings, store: IndexStore, stopping: AbortSignal): Promise<void> {
  let pause = 250;
  while (!stopping.aborted) {
    const match = await checkChain(settings, await store.readAnchor());
    if (match === 'other') await forget(store, replaced);
    if ((await store.readAnchor()) === undefined) {
      await store.writeAnchor({ genesisHash: settings.genesisHash, block: undefined });
    }
    const startedAt = Date.now();
    const code = await runOnce(settings, store, stopping);
    if (stopping.aborted) return;
    pause = Date.now() - startedAt > 60_000 ? 250 : Math.min(pause * 2, longestPauseMs);
    console.error(`The index engine ended with code ${code}; starting it again in ${pause} ms.`);
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
  }
}

async function runOnce(settings: IndexSettings, store: IndexStore, stopping: AbortSignal): Promise<number | null> {
  const engine = runEngine(
    settings.databaseUrl ? settings : { ...settings, dataDirectory: join(settings.dataDirectory, 'database') },
    schemaName(settings),
  );
  const stop = () => engine.kill('SIGTERM');
  stopping.addEventListener('abort', stop);
  let saving = Promise.resolve();
  let lost: string | undefined;
  engine.on('message', (message) => {
    lost ??= lossOf(message);
    const block = anchorBlock(message);
    if (block) saving = saving.then(() => store.writeAnchor({ genesisHash: settings.genesisHash, block }));
  });
  const [code] = (await once(engine, 'exit')) as [number | null];
  stopping.removeEventListener('abort', stop);
  await saving;
  if (lost !== undefined) await forget(store, lost);
  return code;
}

async function forget(store: IndexStore, reason: string): Promise<void> {
  console.error(`ALARM: ${reason}; everything is indexed anew.`);
  await store.reset();
}

/** Why what is stored is worth nothing, when the engine says so. */
function lossOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return undefined;
  if (message.kind === 'forked') return replaced;
  return message.kind === 'torn-store' ? 'the database in DATA_DIR cannot be opened' : undefined;
}

function anchorBlock(message: unknown): { number: number; hash: string } | undefined {
  if (typeof message !== 'object' || message === null || !('kind' in message) || message.kind !== 'anchor') return;
  if (!('number' in message) || typeof message.number !== 'number') return;
  if (!('hash' in message) || typeof message.hash !== 'string') return;
  return { number: message.number, hash: message.hash };
}
