// @vitest-environment happy-dom

import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Feature } from '../blocks/feature/feature';
import { features } from './features';
import { createAppRouter } from './router';

const a = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const b = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

async function open(address: string, shown: readonly Feature[] = features) {
  const router = createAppRouter(shown, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const { location, matches } = router.state;
  return { address: location.href, isFound: !matches.some((match) => match._notFound) };
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

test('ROUTE-09 ROUTE-10 ROUTE-11 creating is the same screen as adding', () => {
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const load = (path: string) => routes.find((route) => route.path === path)?.load;
  for (const rest of ['', '/$currencyIdA', '/$currencyIdA/$currencyIdB']) {
    expect(load(`/create${rest}`)).toBe(load(`/add${rest}`));
    expect(load(`/add${rest}`)).toBeDefined();
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

test('PLAT-28 no page is for anybody but visitors and owners of wallets', () => {
  const paths = features.flatMap((feature) => [...(feature.routes ?? []), ...(feature.redirects ?? [])]);
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

test('ROUTE-42 ROUTE-43 earlier names of the pools lead to them', async () => {
  expect((await open('/staking')).address).toBe('/pools');
  expect((await open('/syrup')).address).toBe('/pools');
});
