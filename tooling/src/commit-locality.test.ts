import { expect, test } from 'vitest';
import { commitLocality } from './commit-locality';

const slugs = ['farms', 'swap'];

test('is the mean share of files in the folders of the slug that a title names', () => {
  const commits = [
    { title: 'farms: harvest', files: ['packages/sdk/src/farms/harvest-call.ts', 'e2e/farms.spec.ts'] },
    { title: 'swap: fees', files: ['packages/domain/src/swap/fees.ts', 'packages/domain/src/shared/math.ts'] },
    { title: 'list: rows open', files: ['apps/web/src/blocks/list/data-list.tsx'] },
    { title: 'farms: the words', files: ['docs/glossary.md', 'apps/web/src/features/farms/messages/de.json'] },
  ];
  expect(commitLocality(commits, slugs)).toEqual({ commits: 2, mean: 0.75 });
});

test('without a commit of a slug there is no figure', () => {
  expect(commitLocality([{ title: 'swapping: no slug', files: ['a.ts'] }], slugs)).toEqual({
    commits: 0,
    mean: undefined,
  });
});
