import { featureNames } from '../new-feature/feature-names';
import { registrations } from '../new-feature/registrations';

/** Every file that names slugs one by one: those that the generator writes into, and those that only some slugs need. Paths from the root. */
export const registries: readonly string[] = [
  ...Object.keys(registrations(featureNames('any'))),
  'apps/keeper/src/operated.ts',
  'apps/keeper/bench/games.ts',
  'packages/contracts/bench/games.ts',
];
