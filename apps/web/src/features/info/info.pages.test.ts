import { expect, test } from 'vitest';
import { infoFeature } from './info.feature';
import { infoPages } from './info.pages';

test('NAV-11 NAV-12 NAV-13 the group Info leads to overview, tokens and pools', () => {
  expect(infoFeature.navigation?.map(({ group, label, path }) => [group, label, path])).toEqual([
    ['Info', 'Overview', '/info'],
    ['Info', 'Tokens', '/info/tokens'],
    ['Info', 'Pools', '/info/pools'],
  ]);
});

test('ROUTE-27 ROUTE-28 ROUTE-29 ROUTE-30 all pages are below /info, with one for each token and pool', () => {
  expect(infoFeature.at).toEqual(['info']);
  expect(infoPages.pages.map(({ path }) => path)).toEqual([
    '/info',
    '/info/tokens',
    '/info/tokens/:address',
    '/info/pools',
    '/info/pools/:address',
  ]);
});

test('TITLE-20 TITLE-21 TITLE-22 TITLE-27 TITLE-28 each has its name, the suffix and a description of statistics', () => {
  expect(infoPages.titles.map(({ prefix, name }) => [prefix, name])).toEqual([
    ['/info', 'Overview'],
    ['/info/tokens', 'Tokens'],
    ['/info/pools', 'Pools'],
  ]);
  for (const { suffix, description } of infoPages.titles) {
    expect(suffix).toBe('Info & Analytics');
    expect(description).toMatch(/^Statistics of the exchange/);
  }
});
