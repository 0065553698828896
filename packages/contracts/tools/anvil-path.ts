import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractsRoot } from './run-forge';

/** The path of anvil as npm installed it, at the workspace root or in this package. */
export function anvilPath(): string {
  const places = [contractsRoot, join(contractsRoot, '..', '..')].map((p) => join(p, 'node_modules', '.bin', 'anvil'));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('anvil is not installed: run `npm install` at the root of the repository');
  return found;
}
