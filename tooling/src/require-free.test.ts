import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { featureNames } from './new-feature/feature-names';
import { skeletonOf } from './new-feature/layers';
import { requireFree } from './require-free';
import { sourceFiles } from './source-files';

const root = resolve(import.meta.dirname, '../..');
const existing = sourceFiles(root, ['']);
const tryOf = (slug: string) => () =>
  requireFree(skeletonOf(featureNames(slug)), {
    existing,
    read: (file) => readFileSync(`${root}/${file}`, 'utf8'),
  });

test.each([
  ['swap', 'is called so already'],
  // A folder, a file and generated modules that would go with a slug of this name.
  ['support', 'is called so already'],
  ['games', 'is called so already'],
  ['errors', 'is called so already'],
  ['factory', 'is called so already'],
  ['timelock-controller', 'is called so already'],
  // The addresses of another slug's pages.
  ['create', 'means something else in apps/web/src/features/liquidity/liquidity.feature.ts'],
  ['syrup', 'means something else in apps/web/src/features/pools/pools.feature.ts'],
  // In an address of the API it reads as a folder of one machine.
  ['work', 'The house rules refuse'],
  // A folder that contracts import from.
  ['access', 'means something else in packages/contracts/src/'],
  ['info-log', undefined],
  ['tip-jar', undefined],
])('%j: %s', (slug, refusal) => {
  if (refusal === undefined) expect(tryOf(slug)).not.toThrow();
  else expect(tryOf(slug)).toThrow(refusal);
});
