import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import type { Feature } from '../../blocks/feature/feature';
import { features } from '../features';
import { activeLink } from './active-link';
import { menu } from './menu';
import { pageGroup } from './page-group';

const noLinks = { chains: [], bridge: '', provider: '', social: [] };
const auctions: Feature = {
  slug: 'auctions',
  order: 1000,
  navigation: [{ group: 'Earn', label: 'Farm Auctions', path: '/farms/auction', order: 15 }],
};

test('NAV-01..04 NAV-06..09 what exists is shown: Trade with its three pages, Earn and Predictions with two, Win with one, and nothing of what is not built yet', () => {
  expect(menu(features, noLinks)).toEqual([
    {
      kind: 'pages',
      name: 'Trade',
      links: [
        { label: 'Exchange', path: '/swap' },
        { label: 'Liquidity', path: '/liquidity' },
        { label: 'Import Pool', path: '/find' },
      ],
    },
    {
      kind: 'pages',
      name: 'Earn',
      links: [
        { label: 'Farms', path: '/farms' },
        { label: 'Pools', path: '/pools' },
      ],
    },
    { kind: 'pages', name: 'Win', links: [{ label: 'Lottery', path: '/lottery' }] },
    {
      kind: 'pages',
      name: 'Predictions',
      links: [
        { label: 'Prediction', path: '/prediction' },
        { label: 'Leaderboard', path: '/prediction/leaderboard' },
      ],
    },
  ]);
});

test('NAV-04 NAV-05 groups stand in the documents’ order and entries in their own', () => {
  const groups = menu([auctions, ...features], noLinks);
  expect(groups.map(({ name }) => name)).toEqual(['Trade', 'Earn', 'Win', 'Predictions']);
  expect(groups[1]?.links.map(({ label }) => label)).toEqual(['Farms', 'Farm Auctions', 'Pools']);
});

test('NAV-15 NAV-16 NAV-17 NAV-18 NAV-19 Chains and More lead away and have no pages, hence no sub-navigation', () => {
  const chain = (index: number) => ({ label: `Chain ${index}`, url: `https://chain${index}.example` });
  const links = {
    chains: [chain(1), chain(2), chain(3)],
    bridge: 'https://bridge.example',
    provider: 'https://provider.example',
    social: [],
  };
  const [chains, more] = menu(features, links).filter(({ kind }) => kind === 'external');
  expect(chains).toEqual({ kind: 'external', name: 'Chains', links: links.chains });
  expect(more).toEqual({
    kind: 'external',
    name: 'More',
    links: [
      { label: 'Bridge', url: 'https://bridge.example' },
      { label: 'Provider', url: 'https://provider.example' },
    ],
  });
  expect(activeLink(menu(features, links), '/swap')?.group.name).toBe('Trade');
});

test('a link that a deployment leaves empty is not shown', () => {
  expect(menu(features, makeSettings().links).map(({ name }) => name)).toEqual([
    'Trade',
    'Earn',
    'Win',
    'Predictions',
    'More',
  ]);
});

test.each([
  ['/farms', 'Farms'],
  ['/farms/auction', 'Farm Auctions'],
  ['/farms/auction/7', 'Farm Auctions'],
  ['/farms/history', 'Farms'],
  ['/farmsteads', undefined],
  ['/', undefined],
])('NAV-20 at %s the active entry is %s', (path, label) => {
  expect(activeLink(menu([auctions, ...features], noLinks), path)?.link.label).toBe(label);
});

test.each([
  ['/add', 'Trade'],
  ['/remove/BESC/0x1', 'Trade'],
  ['/create', 'Trade'],
  ['/nowhere', undefined],
  ['/', undefined],
])('a page that is no entry of the menu stands in a group all the same: %s in %s', (path, name) => {
  const groups = menu([auctions, ...features], noLinks);
  expect(activeLink(groups, path)).toBeUndefined();
  expect(pageGroup(features, groups, path)?.name).toBe(name);
});
