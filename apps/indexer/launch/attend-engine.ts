import { once } from 'node:events';
import { join } from 'node:path';
import type { IndexSettings } from '../src/shared/parse-index-settings';
import { parseEngineMessage } from './engine-message';
import { engineWatch } from './engine-watch';
import { forget } from './forget';
import type { IndexStore } from './index-store';
import { type EngineTask, runEngine } from './run-engine';
import { schemaName } from './schema-name';

/** How long an engine that is asked to end may take. */
const endingMs = 5000;

/**
 * Runs the engine until it ends, `over` is aborted or the store is lost; gives its exit code. Keeps the anchor that it tells,
 * ends it when it stays behind the chain, and forgets what is stored when it says that this is worth nothing.
 */
export async function attendEngine(options: {
  settings: IndexSettings;
  store: Pick<IndexStore, 'lost' | 'writeAnchor' | 'reset'>;
  task: EngineTask;
  over: AbortSignal;
}): Promise<number | null> {
  const { settings, store, task, over } = options;
  const engine = runEngine(
    settings.databaseUrl ? settings : { ...settings, dataDirectory: join(settings.dataDirectory, 'database') },
    schemaName(settings),
    task,
  );
  const end = () => {
    engine.kill('SIGTERM');
    setTimeout(() => engine.kill('SIGKILL'), endingMs).unref();
  };
  // Without the lock another index may write.
  const endAtOnce = () => engine.kill('SIGKILL');
  over.addEventListener('abort', end);
  store.lost.addEventListener('abort', endAtOnce);
  if (over.aborted) end();
  const redMs = settings.stallSeconds * 1000;
  // What another process writes does not come sooner by a start of the one that serves it.
  const watch = engineWatch({ redMs: task === 'follow' ? redMs : Number.POSITIVE_INFINITY, silentMs: 4 * redMs });
  const watching = setInterval(() => {
    const problem = watch.problem(performance.now());
    if (problem === undefined) return;
    clearInterval(watching);
    console.error(`The index engine ${problem}; it is ended.`);
    end();
  }, 1000);
  let saving = Promise.resolve();
  let loss: string | undefined;
  engine.on('message', (told) => {
    const message = parseEngineMessage(told);
    if (message?.kind === 'lost') loss ??= message.reason;
    if (message?.kind === 'health') watch.heard(message.status, performance.now());
    // What it would follow now may be another chain; what is stored is served all the same.
    if (message?.kind === 'doubted' && task === 'follow') end();
    if (message?.kind !== 'anchor') return;
    const { genesisHash } = settings;
    // A store that is lost says so itself.
    saving = saving.then(() => store.writeAnchor({ genesisHash, block: message.block })).catch(() => {});
  });
  const [code] = (await once(engine, 'exit')) as [number | null];
  over.removeEventListener('abort', end);
  store.lost.removeEventListener('abort', endAtOnce);
  clearInterval(watching);
  await saving;
  if (loss !== undefined && !store.lost.aborted) await forget(store, loss);
  return code;
}
