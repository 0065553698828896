import { expect, test } from 'vitest';
import { pagesOf } from '../../test/pages-of';
import { documentTitle } from './document-title';
import { features } from './features';
import { pageTitle } from './page-title';

/** Names as the features will bring them. */
const titles = [
  { prefix: '/', name: 'Home' },
  { prefix: '/swap', name: 'Exchange' },
  { prefix: '/info', name: 'Overview', suffix: 'Info & Analytics', description: 'Statistics of the exchange' },
  { prefix: '/info/pools', name: 'Pools', suffix: 'Info & Analytics' },
  { prefix: '/voting/proposal', name: 'Proposals' },
  { prefix: '/voting/proposal/create', name: 'Make a Proposal' },
];

test.each([
  ['/', 'Home'],
  ['/swap', 'Exchange'],
  ['/swap/', 'Exchange'],
  ['/SWAP', 'Exchange'],
  ['/info/pools/0xabc', 'Pools'],
  ['/info/anything', 'Overview'],
  ['/voting/proposal/5', 'Proposals'],
  ['/voting/proposal/create', 'Make a Proposal'],
])('TITLE-29 %s is called %s', (path, name) => {
  expect(pageTitle(titles, path)?.name).toBe(name);
});

test.each(['/swapping', '/information', '/nowhere'])(
  'TITLE-29 %s has no name: a prefix ends at a path border',
  (path) => {
    expect(pageTitle(titles, path)).toBeUndefined();
  },
);

test('TITLE-01 TITLE-03 page name, then product name', () => {
  expect(documentTitle({ name: 'Exchange', productName: 'BESC Swap' })).toBe('Exchange | BESC Swap');
});

test.each([
  ['/swap', 'TITLE-03', 'Exchange'],
  ['/swap/', 'TITLE-03', 'Exchange'],
  ['/add', 'TITLE-04', 'Add Liquidity'],
  ['/add/BESC/0xabc', 'TITLE-04', 'Add Liquidity'],
  ['/create/BESC', 'TITLE-04', 'Add Liquidity'],
  ['/remove/0xabc/0xdef', 'TITLE-05', 'Remove Liquidity'],
  ['/liquidity', 'TITLE-06', 'Liquidity'],
  ['/find', 'TITLE-07', 'Import Pool'],
  ['/pools', 'TITLE-14', 'Pools'],
  ['/nowhere', 'TITLE-29', undefined],
])('%s has the page name of %s: %s', async (path, _, name) => {
  const { titles } = await pagesOf(features);
  expect(pageTitle(titles, path)?.name).toBe(name);
});

test('a page without a name has the bare product name', () => {
  expect(documentTitle({ name: undefined, productName: 'BESC Swap', price: '$0.451' })).toBe('BESC Swap');
});

test('TITLE-27 the suffix stands between name and product', () => {
  const title = documentTitle({ name: 'Pools', suffix: 'Info & Analytics', productName: 'BESC Swap' });
  expect(title).toBe('Pools | Info & Analytics | BESC Swap');
});

test.each([
  [{ symbol: 'MONEY' }, 'MONEY Exchange | BESC Swap'],
  [{ price: '$0.100' }, 'Exchange | BESC Swap - $0.100'],
  [{ price: '...' }, 'Exchange | BESC Swap - ...'],
  [{ symbol: 'MONEY', price: '$0.451' }, 'MONEY Exchange | BESC Swap - $0.451'],
])('TITLE-30 TITLE-31 TITLE-32 %j', (parts, title) => {
  expect(documentTitle({ name: 'Exchange', productName: 'BESC Swap', ...parts })).toBe(title);
});

test('TITLE-09 TITLE-10 the game and its leaderboard are named', async () => {
  const { titles } = await pagesOf(features);
  expect(pageTitle(titles, '/prediction')?.name).toBe('Prediction');
  expect(pageTitle(titles, '/prediction/leaderboard')?.name).toBe('Leaderboard');
});
