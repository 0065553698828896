import { expect, test } from 'vitest';
import { fallingTests } from './falling-tests';

test('tests fall with what they name or import, and take along what only they use; production stays', () => {
  const imports = new Map<string, readonly string[]>([
    ['e2e/earn.spec.ts', ['e2e/src/earn-page.ts', 'e2e/src/app-page.ts']],
    ['e2e/src/earn-page.ts', ['packages/sdk/src/pools/pool-calls.ts']],
    ['e2e/swap.spec.ts', ['e2e/src/app-page.ts']],
    ['e2e/src/app-page.ts', []],
    ['packages/contracts/deploy/audit.test.ts', ['packages/contracts/deploy/test/audit-scene.ts']],
    ['packages/contracts/deploy/test/audit-scene.ts', ['packages/contracts/deploy/audit.ts']],
    ['packages/contracts/deploy/audit.ts', ['packages/sdk/src/pools/pool-calls.ts']],
  ]);
  const fallen = fallingTests({
    imports,
    isGone: (file) => file.includes('/pools/'),
    isNamedIn: (file) => file.endsWith('audit.test.ts'),
  });
  expect(fallen.sort()).toEqual([
    'e2e/earn.spec.ts',
    'e2e/src/earn-page.ts',
    'packages/contracts/deploy/audit.test.ts',
    'packages/contracts/deploy/test/audit-scene.ts',
  ]);
});
