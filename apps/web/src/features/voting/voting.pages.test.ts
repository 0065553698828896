import { expect, test } from 'vitest';
import { pageTitle } from '../../app/page-title';
import { votingFeature } from './voting.feature';
import { pages } from './voting.pages';

test('NAV-14 the group Vote leads to /voting', () => {
  expect(votingFeature.navigation?.map(({ group, path }) => [group, path])).toEqual([['Vote', '/voting']]);
});

test('ROUTE-22 ROUTE-23 ROUTE-24 create comes before the ids of proposals', () => {
  expect(votingFeature.at).toEqual(['voting']);
  const paths = pages.pages.map(({ path }) => path);
  expect(paths).toEqual(['/voting', '/voting/proposal/create', '/voting/proposal/:id']);
});

test('TITLE-17 TITLE-18 TITLE-19 each page has its name', () => {
  const nameOf = (path: string) => pageTitle(pages.titles, path)?.name;
  expect(nameOf('/voting')).toBe('Voting');
  expect(nameOf('/voting/proposal/0x12')).toBe('Proposals');
  expect(nameOf('/voting/proposal/create')).toBe('Make a Proposal');
});
