import { expect, test } from 'vitest';
import { affectedFolders } from './affected-folders';

const packages = [
  { name: 'domain', folder: 'packages/domain', dependencies: ['fast-check'] },
  { name: 'sdk', folder: 'packages/sdk', dependencies: ['domain', 'viem'] },
  { name: 'web', folder: 'apps/web', dependencies: ['sdk', 'react'] },
  { name: 'api', folder: 'apps/api', dependencies: ['hono'] },
];

test('a change reaches the packages that depend on its own, over any number of steps', () => {
  expect(affectedFolders(['packages/domain/src/swap/a.ts'], packages)).toEqual(
    new Set(['packages/domain', 'packages/sdk', 'apps/web']),
  );
  expect(affectedFolders(['apps/web/src/a.tsx', 'apps/api/src/b.ts'], packages)).toEqual(
    new Set(['apps/web', 'apps/api']),
  );
});

test('documents reach nothing, a file outside all packages everything', () => {
  expect(affectedFolders(['docs/quality.md', 'apps/web/README.md'], packages)).toEqual(new Set());
  expect(affectedFolders(['apps/web/src/a.tsx', 'biome.json'], packages)).toBe('all');
});
