import { expect, test } from 'vitest';
import { profilePages } from './profile.pages';

test('TITLE-11 OPEN-14 profiles and their setup are called Profile, teams Leaderboard', () => {
  expect(profilePages.titles.map(({ prefix, name }) => [prefix, name])).toEqual([
    ['/profile', 'Profile'],
    ['/create-profile', 'Profile'],
    ['/teams', 'Leaderboard'],
  ]);
});
