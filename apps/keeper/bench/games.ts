import { readdirSync } from 'node:fs';
import type { GameBench } from './game-bench';

const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const modules: readonly Readonly<Record<string, GameBench>>[] = await Promise.all(
  found.filter((file) => /^([^/]+)\/\1-bench\.ts$/.test(file)).map((file) => import(`./${file}`)),
);

/** Every game of the speed run: what `<slug>/<slug>-bench.ts` exports. */
export const games = modules.flatMap((module) => Object.values(module));
