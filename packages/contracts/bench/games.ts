import { readdirSync } from 'node:fs';
import type { GameGas } from './game-gas';

const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const modules: readonly Readonly<Record<string, GameGas>>[] = await Promise.all(
  found.filter((file) => /^([^/]+)\/\1-gas\.ts$/.test(file)).map((file) => import(`./${file}`)),
);

/** Every game whose gas is measured: what `<slug>/<slug>-gas.ts` exports. */
export const gameGas = modules.flatMap((module) => Object.values(module));
