import { register } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

register('../../launch/engine-hooks.mjs', import.meta.url);

const engine = dirname(dirname(fileURLToPath(import.meta.resolve('ponder'))));

/** One of the engine's own modules with our changes in it, by its path below `dist/esm`. */
export async function engineModule<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(`${engine}/esm/${file}`).href)) as Module;
}

const quiet: unknown = new Proxy(() => quiet, { get: (_, name) => (name === 'then' ? undefined : quiet) });

/** What the engine gives all its parts: logs and metrics that go nowhere. */
export const engineCommon = { logger: quiet, metrics: quiet, shutdown: { add: () => {}, isKilled: false } };
