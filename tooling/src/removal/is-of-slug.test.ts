import { expect, test } from 'vitest';
import { isOfSlug } from './is-of-slug';

test.each([
  ['packages/contracts/src/names/NameRegistry.sol', true],
  ['packages/contracts/deploy/names.plan.ts', true],
  ['apps/web/src/features/names/names.feature.ts', true],
  ['e2e/names.spec.ts', true],
  ['packages/contracts/generated/deployments/contract-names.ts', false],
  ['apps/web/src/blocks/name-service/name-lookup.ts', false],
  ['tooling/src/names/a.ts', false],
  ['docs/names.md', false],
])('%s', (file, isOwn) => {
  expect(isOfSlug(file, 'names')).toBe(isOwn);
});
