import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Feature } from '../blocks/feature/feature';
import { features } from './features';
import { createAppRouter } from './router';

async function open(address: string, shown: readonly Feature[] = features) {
  const router = createAppRouter(shown, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const { location, matches } = router.state;
  return { address: location.href, isFound: !matches.some((match) => match._notFound) };
}

test('ROUTE-02 /swap is a page', async () => {
  expect(await open('/swap?exactAmount=1.50')).toEqual({ address: '/swap?exactAmount=1.50', isFound: true });
});

test('until there is a home page, / leads to the first page there is', async () => {
  expect(await open('/')).toEqual({ address: '/swap', isFound: true });
  const home: Feature = { slug: 'home', routes: [{ path: '/', load: async () => () => null }] };
  expect(await open('/', [...features, home])).toEqual({ address: '/', isFound: true });
});

test('ROUTE-03 ROUTE-51 /swap/{outputCurrency} leads to /swap with the query, keeping what the address carried', async () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  expect((await open(`/swap/${address}`)).address).toBe(`/swap?outputCurrency=${address}`);
  expect((await open('/swap/BESC?exactAmount=0.10')).address).toBe('/swap?exactAmount=0.10&outputCurrency=BESC');
});

test.each(['/nowhere', '/swap/a/b', '/settings', '/%00', '/swap%2fx/y'])(
  'ROUTE-40 ROUTE-52 %s is not found',
  async (address) => {
    expect((await open(address)).isFound).toBe(false);
  },
);
