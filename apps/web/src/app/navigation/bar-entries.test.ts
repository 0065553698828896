import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { features } from '../features';
import { barEntries } from './bar-entries';
import { menu } from './menu';

const { links } = makeSettings();
const trade = features.filter(({ navigation }) => navigation?.every(({ group }) => group === 'Trade'));

test('the bar of phones shows the pages themselves while there is one group of them', () => {
  const entries = barEntries(menu(trade, links));
  expect(entries.map(({ label, path }) => [label, path])).toEqual([
    ['Exchange', '/swap'],
    ['Liquidity', '/liquidity'],
    ['Import Pool', '/find'],
  ]);
  expect(new Set(entries.map(({ Icon }) => Icon)).size).toBe(3);
});

test('with more groups it shows the groups, each current on all of its pages', () => {
  const entries = barEntries(menu(features, links));
  expect(entries.map(({ label, path, covers }) => [label, path, covers.length])).toEqual([
    ['Trade', '/swap', 3],
    ['Earn', '/farms', 2],
    ['Lottery', '/lottery', 1],
    ['Predictions', '/prediction', 2],
  ]);
});
