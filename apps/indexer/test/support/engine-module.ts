import { createRequire, register } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export { load } from '../../launch/engine-hooks.mjs';

register('../../launch/engine-hooks.mjs', import.meta.url);

const engine = dirname(dirname(fileURLToPath(import.meta.resolve('ponder'))));

/** Where one of the engine's own modules is, by its path below `dist/esm`. */
export const enginePath = (file: string) => `${engine}/esm/${file}`;

/** One of the engine's own modules with our changes in it, by its path below `dist/esm`. */
export async function engineModule<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(enginePath(file)).href)) as Module;
}

/** A module that the engine uses itself. */
export async function usedByEngine<Module>(name: string): Promise<Module> {
  const path = createRequire(import.meta.resolve('ponder')).resolve(name);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module;
}

/** Whatever is done with it, nothing happens. */
export const quiet: unknown = new Proxy(() => quiet, { get: (_, name) => (name === 'then' ? undefined : quiet) });

/** What the engine gives all its parts: logs and metrics that go nowhere. */
export const engineCommon = { logger: quiet, metrics: quiet, shutdown: { add: () => {}, isKilled: false } };
