import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/**
 * The service as one file, written to `folder`; gives its path. Translating its sources at each start takes 2 s of processor time, more
 * than it needs for a minute of the games: a service that is killed every few minutes of the chain would do little else.
 */
export function bundledKeeper(folder: string): string {
  const file = join(folder, 'keeper.mjs');
  // The one that tsx translates with.
  const fromTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
  const esbuild = join(fromTsx.resolve('esbuild/package.json'), '..', 'bin', 'esbuild');
  const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  const shape = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning', `--banner:js=${banner}`];
  const { status } = spawnSync(esbuild, [source, ...shape, `--outfile=${file}`], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the keeper could not be bundled');
  return file;
}
