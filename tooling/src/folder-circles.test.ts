import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles';

const circlesOf = (imports: Record<string, string[]>) =>
  folderCircles(new Map(Object.entries(imports))).map((circle) => circle.toSorted());

test('folders make a circle although no files do', () => {
  const imports = {
    'apps/web/src/a/one.ts': ['apps/web/src/b/one.ts'],
    'apps/web/src/b/two.ts': ['apps/web/src/a/two.ts'],
  };
  expect(circlesOf(imports)).toEqual([['apps/web/src/a', 'apps/web/src/b']]);
});

test('a folder and one of its own are none, with a third folder they are', () => {
  const family = { 'a/b/one.ts': ['a/b/c/one.ts'], 'a/b/c/two.ts': ['a/b/two.ts'] };
  expect(circlesOf(family)).toEqual([]);
  expect(circlesOf({ ...family, 'a/b/c/three.ts': ['a/b/d/one.ts'], 'a/b/d/two.ts': ['a/b/one.ts'] })).toEqual([
    ['a/b', 'a/b/c', 'a/b/d'],
  ]);
});

test('the files in the root of a package stand for themselves, and so a list there may close a circle', () => {
  const ground = {
    'packages/x/src/a/one.ts': ['packages/x/src/chain.ts'],
    'packages/x/src/list.ts': ['packages/x/src/a/one.ts'],
  };
  expect(circlesOf(ground)).toEqual([]);
  expect(circlesOf({ ...ground, 'packages/x/src/a/two.ts': ['packages/x/src/list.ts'] })).toEqual([
    ['packages/x/src/a', 'packages/x/src/list.ts'],
  ]);
});
