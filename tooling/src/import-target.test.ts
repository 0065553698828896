import { expect, test } from 'vitest';
import { importTarget, targetFile } from './import-target';

const packages = [
  {
    name: '@besc/contracts',
    folder: 'packages/contracts',
    dependencies: [],
    exports: { './abi/*': './generated/abi/*.ts', './*': './src/*.ts', './plan': './deploy/plan.ts' },
  },
  { name: '@besc/web', folder: 'apps/web', dependencies: [] },
];

test.each([
  ['./b', 'apps/web/src/b'],
  ['../csp/headers?raw', 'apps/web/csp/headers'],
  ['@besc/contracts/abi/pair', 'packages/contracts/generated/abi/pair.ts'],
  ['@besc/contracts/swap/a', 'packages/contracts/src/swap/a.ts'],
  ['@besc/contracts/plan', 'packages/contracts/deploy/plan.ts'],
  ['@besc/web/csp/headers', 'apps/web/csp/headers'],
  ['@besc/website', undefined],
  ['react', undefined],
])('%s', (specifier, target) => {
  expect(importTarget('apps/web/src/a.ts', specifier, packages)).toBe(target);
});

test('a file is found by the endings that a module may leave out', () => {
  const known = new Set(['a/b.tsx', 'a/c.json']);
  expect(targetFile('a/b', known)).toBe('a/b.tsx');
  expect(targetFile('a/c.json', known)).toBe('a/c.json');
  expect(targetFile('a/d', known)).toBeUndefined();
});
