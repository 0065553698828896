import { expect, test } from 'vitest';
import { undeclaredDependency } from './undeclared-dependency';

const packages = [
  { name: '@besc/sdk', folder: 'packages/sdk', dependencies: ['viem', '@besc/domain'] },
  { name: '@besc/web', folder: 'apps/web', dependencies: ['@besc/sdk'] },
];
const undeclared = (file: string, specifier: string) => undeclaredDependency(file, specifier, packages);

test('what the own package file names may be imported, with any path in it', () => {
  expect(undeclared('packages/sdk/src/a.ts', 'viem/actions')).toBeUndefined();
  expect(undeclared('packages/sdk/src/a.ts', '@besc/domain/swap/pair')).toBeUndefined();
  expect(undeclared('packages/sdk/src/a.ts', '@besc/sdk/swap/pair')).toBeUndefined();
});

test('what only another workspace names is undeclared', () => {
  expect(undeclared('apps/web/src/a.ts', 'viem/actions')).toBe('viem');
  expect(undeclared('apps/web/src/a.ts', '@besc/domain/swap/pair')).toBe('@besc/domain');
});

test('own files, modules of Node and modules that a tool makes up need no name', () => {
  for (const specifier of ['./b', '../c', '/d.js', 'node:fs', 'fs', 'ponder:registry', 'virtual:x']) {
    expect(undeclared('apps/web/src/a.ts', specifier)).toBeUndefined();
  }
});
