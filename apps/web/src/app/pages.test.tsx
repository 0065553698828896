import { makeSettings } from '@besc/wire/test/make-settings';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address } from '../../test/address';
import { makePlace } from '../../test/make-place';
import { pagesOf } from '../../test/pages-of';
import type { Feature } from '../blocks/feature/feature';
import { features } from './features';
import { Pages } from './pages';

const a = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const b = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const settings = makeSettings();

const Page = () => <h1>a page</h1>;

/** A feature whose pages say only that they are there. */
function drawnPlainly(feature: Feature): Feature {
  const { pages: load } = feature;
  if (load === undefined) return feature;
  const pages = async () => {
    const own = await load();
    return { ...own, pages: own.pages.map((page) => ({ ...page, Page })) };
  };
  return { ...feature, pages };
}

async function open(href: string, shown: readonly Feature[] = features) {
  render(makePlace(<Pages />, { settings, url: href, features: shown.map(drawnPlainly) }));
  const heading = await screen.findByRole('heading', { level: 1 });
  const isFound = heading.textContent === 'a page';
  cleanup();
  return { address: address.href(), isFound };
}

test('ROUTE-02 /swap is a page', async () => {
  expect(await open('/swap?exactAmount=1.50')).toEqual({ address: '/swap?exactAmount=1.50', isFound: true });
});

test('ROUTE-01 / is the front page; in an app without one it leads to the first page there is', async () => {
  expect(await open('/')).toEqual({ address: '/', isFound: true });
  const others = features.filter(({ slug }) => slug !== 'home');
  expect(await open('/', others)).toEqual({ address: '/swap', isFound: true });
});

test('ROUTE-03 ROUTE-51 /swap/{outputCurrency} leads to /swap with the query, keeping what the address carried', async () => {
  expect((await open(`/swap/${a}`)).address).toBe(`/swap?outputCurrency=${a}`);
  expect((await open('/swap/BESC?exactAmount=0.10')).address).toBe('/swap?exactAmount=0.10&outputCurrency=BESC');
});

test.each([
  '/find',
  '/liquidity',
  '/add',
  `/add/${a}`,
  `/add/BESC/${b}`,
  '/create',
  `/create/${a}`,
  `/create/${a}/${b}`,
  `/remove/${a}/${b}`,
  '/liquidity/',
])('ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-13 %s is a page', async (address) => {
  expect(await open(address)).toEqual({ address, isFound: true });
});

test('ROUTE-09 ROUTE-10 ROUTE-11 creating is the same screen as adding', async () => {
  const { pages } = await pagesOf(features);
  const screenAt = (path: string) => pages.find((page) => page.path === path)?.Page;
  for (const rest of ['', '/:currencyIdA', '/:currencyIdA/:currencyIdB']) {
    expect(screenAt(`/create${rest}`)).toBe(screenAt(`/add${rest}`));
    expect(screenAt(`/add${rest}`)).toBeDefined();
  }
});

test.each([
  ['/pool', '/liquidity'],
  ['/pool/', '/liquidity'],
  [`/add/${a}-${b}`, `/add/${a}/${b}`],
  [`/add/BESC-${b}`, `/add/BESC/${b}`],
  [`/add/${a}-BESC`, `/add/${a}/BESC`],
  [`/add/${a}/${a}`, `/add/${a}`],
  [`/add/${a}/${a.toLowerCase()}`, `/add/${a}`],
  ['/add/BESC/besc', '/add/BESC'],
  [`/remove/${a}-${b}`, `/remove/${a}/${b}`],
  [`/remove/${a}`, '/liquidity'],
  [`/remove/BESC-${b}`, '/liquidity'],
  ['/remove/anything', '/liquidity'],
])('ROUTE-12 ROUTE-41 ROUTE-46 ROUTE-47 ROUTE-48 ROUTE-49 ROUTE-50 %s leads to %s', async (from, to) => {
  expect(await open(from)).toEqual({ address: to, isFound: true });
});

test('a redirect keeps the query it was given', async () => {
  expect((await open('/pool?a=1.50')).address).toBe('/liquidity?a=1.50');
});

test('PLAT-28 no page is for anybody but visitors and owners of wallets', async () => {
  const { pages, redirects } = await pagesOf(features);
  const paths = [...pages, ...redirects];
  expect(paths.filter(({ path }) => /admin|operator|owner|manage/i.test(path))).toEqual([]);
});

test.each([
  '/liquidity/x',
  `/remove/${a}/${b}/x`,
  `/add/${a}/${b}/x`,
  '/find/x',
  '/pool/x',
  '/nowhere',
  '/swap/a/b',
  '/settings',
  '/%00',
  '/swap%2fx/y',
])('ROUTE-40 ROUTE-52 %s is not found', async (address) => {
  expect((await open(address)).isFound).toBe(false);
});

test.each(['/prediction', '/prediction/leaderboard'])('ROUTE-19 ROUTE-20 %s is a page', async (address) => {
  expect(await open(address)).toEqual({ address, isFound: true });
});

test('ROUTE-44 ROUTE-45 the plural leads to the game', async () => {
  expect((await open('/predictions')).address).toBe('/prediction');
  expect((await open('/predictions/leaderboard')).address).toBe('/prediction/leaderboard');
});

test.each(['/pools', '/pools/history'])('ROUTE-16 ROUTE-17 %s is a page', async (address) => {
  expect(await open(address)).toEqual({ address, isFound: true });
});

test.each([
  '/info/x',
  '/info/x/y',
  `/info/pools/${a}/x`,
  `/info/tokens/${a}/x`,
  '/nfts/x',
  `/nfts/collections/${a}/1/x`,
])('ROUTE-28 ROUTE-32 %s stays where its beginning leads', async (address) => {
  expect(await open(address)).toEqual({ address, isFound: true });
});

test('ROUTE-42 ROUTE-43 earlier names of the pools lead to them', async () => {
  expect((await open('/staking')).address).toBe('/pools');
  expect((await open('/syrup')).address).toBe('/pools');
});

test('every address of a feature begins as it says, and each of its beginnings leads somewhere', async () => {
  for (const { at = [], pages: load } of features) {
    const { pages = [], redirects = [] } = (await load?.()) ?? {};
    const firsts = [...pages, ...redirects].map(({ path }) =>
      at.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)),
    );
    expect(new Set(firsts)).toEqual(new Set(at));
  }
});
