import { expect, test } from 'vitest';
import { pages } from './profile.pages';

test('TITLE-11 OPEN-14 profiles and their setup are called Profile, teams Leaderboard', () => {
  expect(pages.titles.map(({ prefix, name }) => [prefix, name])).toEqual([
    ['/profile', 'Profile'],
    ['/create-profile', 'Profile'],
    ['/teams', 'Leaderboard'],
  ]);
});
