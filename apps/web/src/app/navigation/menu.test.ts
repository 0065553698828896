import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { pagesOf } from '../../../test/pages-of';
import type { Feature } from '../../blocks/feature/feature';
import type { NavigationGroup } from '../../blocks/feature/navigation-entry';
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

test.each([
  ['NAV-01', 'Trade', 'Exchange', '/swap'],
  ['NAV-02', 'Trade', 'Liquidity', '/liquidity'],
  ['NAV-03', 'Trade', 'Import Pool', '/find'],
  ['NAV-04', 'Earn', 'Farms', '/farms'],
  ['NAV-06', 'Earn', 'Pools', '/pools'],
  ['NAV-07', 'Win', 'Lottery', '/lottery'],
  ['NAV-08', 'Predictions', 'Prediction', '/prediction'],
  ['NAV-09', 'Predictions', 'Leaderboard', '/prediction/leaderboard'],
])('%s the group %s holds %s at %s', (_, name, label, path) => {
  const group = menu(features, noLinks).find((one) => one.name === name);
  expect(group?.links).toContainEqual(expect.objectContaining({ label, path }));
});

test('nothing is shown of what is not built yet: every entry of a feature stands in the menu, and leads to a page', async () => {
  const links = menu(features, noLinks).flatMap((group) => (group.kind === 'pages' ? group.links : []));
  const entries = features.flatMap(({ navigation = [] }) => navigation);
  expect(links.map(({ path }) => path).sort()).toEqual(entries.map(({ path }) => path).sort());
  const pages = (await pagesOf(features)).pages.map(({ path }) => path);
  expect(links.filter(({ path }) => !pages.includes(path))).toEqual([]);
});

test('PLAT-07 every area that is offered has its page', async () => {
  const pages = (await pagesOf(features)).pages.map(({ path }) => path);
  const areas = ['/swap', '/liquidity', '/add', '/remove', '/farms', '/pools', '/lottery', '/prediction', '/nfts'];
  const others = [
    '/trading-competition',
    '/profile',
    '/teams',
    '/voting',
    '/farms/auction',
    '/info',
    '/ifo',
    '/pancake-squad',
  ];
  const missing = [...areas, ...others].filter(
    (area) => !pages.some((path) => path === area || path.startsWith(`${area}/`)),
  );
  expect(missing).toEqual([]);
});

const entry = (group: NavigationGroup, label: string, order = 10) => ({ group, label, path: `/${label}`, order });
const made: Feature = {
  slug: 'made',
  order: 1,
  navigation: [
    entry('Vote', 'voting'),
    entry('Earn', 'pools', 20),
    entry('Trade', 'swap'),
    entry('Info', 'overview'),
    entry('Predictions', 'bets'),
    entry('Win', 'draw'),
  ],
};
const more: Feature = {
  slug: 'more',
  order: 2,
  navigation: [entry('Earn', 'auction', 15), entry('Earn', 'farms', 10)],
};

test('NAV-04 NAV-05 groups stand in the documents’ order and entries in their own', () => {
  const groups = menu([made, more], noLinks);
  expect(groups.map(({ name }) => name)).toEqual(['Trade', 'Earn', 'Win', 'Predictions', 'Info', 'Vote']);
  expect(groups[1]?.links.map(({ label }) => label)).toEqual(['farms', 'auction', 'pools']);
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
  const groups = menu([more], makeSettings().links);
  expect(groups.map(({ name }) => name)).toEqual(['Earn', 'More']);
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
