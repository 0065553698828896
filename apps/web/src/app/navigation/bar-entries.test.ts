import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import type { NavigationGroup } from '../../blocks/feature/navigation-entry';
import { features } from '../features';
import { barEntries } from './bar-entries';
import { menu } from './menu';

const { links } = makeSettings();
const trade = features.filter(({ slug }) => ['swap', 'liquidity'].includes(slug));

test('the bar of phones shows the pages themselves while there is one group of them', () => {
  const entries = barEntries(menu(trade, links));
  expect(entries.map(({ label, path }) => [label, path])).toEqual([
    ['Exchange', '/swap'],
    ['Liquidity', '/liquidity'],
    ['Import Pool', '/find'],
  ]);
  expect(new Set(entries.map(({ Icon }) => Icon)).size).toBe(3);
});

test('NAV-07 with more groups it shows the first four by their names, each current on all of its pages', () => {
  const page = (group: NavigationGroup, label: string) => ({ group, label, path: `/${label}`, order: 10 });
  const navigation = [
    ...[page('Earn', 'farms'), page('Earn', 'pools'), page('Win', 'lottery')],
    ...[page('Predictions', 'bets'), page('Predictions', 'leaders'), page('Info', 'overview')],
  ];
  const entries = barEntries(menu([...trade, { slug: 'made', order: 1, navigation }], links));
  expect(entries.map(({ label, path, covers }) => [label, path, covers.length])).toEqual([
    ['Trade', '/swap', 3],
    ['Earn', '/farms', 2],
    ['Win', '/lottery', 1],
    ['Predictions', '/bets', 2],
  ]);
});
