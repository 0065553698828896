import { expect, test } from 'vitest';
import { infoFeature } from './info.feature';
import { pages } from './info.pages';

test('NAV-11 NAV-12 NAV-13 the group Info leads to overview, tokens and pools', () => {
  expect(infoFeature.navigation?.map(({ group, label, path }) => [group, label, path])).toEqual([
    ['Info', 'Overview', '/info'],
    ['Info', 'Tokens', '/info/tokens'],
    ['Info', 'Pools', '/info/pools'],
    ['Info', 'Check an address', '/check'],
  ]);
});

test('ROUTE-27 ROUTE-28 ROUTE-29 ROUTE-30 each token and pool has a page below /info, and what is told of an address is checked beside them', () => {
  expect(infoFeature.at).toEqual(['info', 'check']);
  expect(pages.pages.map(({ path }) => path)).toEqual([
    '/info',
    '/info/tokens',
    '/info/tokens/:address',
    '/info/pools',
    '/info/pools/:address',
    '/info/tokens/*',
    '/info/pools/*',
    '/info/*',
    '/check',
    '/check/:address',
  ]);
});

test('TITLE-20 TITLE-21 TITLE-22 TITLE-27 TITLE-28 each has its name, the suffix and a description of statistics', () => {
  expect(pages.titles.map(({ prefix, name }) => [prefix, name])).toEqual([
    ['/info', 'Overview'],
    ['/info/tokens', 'Tokens'],
    ['/info/pools', 'Pools'],
    ['/check', 'Check an address'],
  ]);
  for (const { suffix, description } of pages.titles.filter(({ prefix }) => prefix.startsWith('/info'))) {
    expect(suffix).toBe('Info & Analytics');
    expect(description).toMatch(/^Statistics of the exchange/);
  }
});
