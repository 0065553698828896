import { addressOf } from '@besc/contracts/deploy/address-of';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeFarmsChain } from '../../../test/farms/make-farms-page';
import { poolPairNamesQuery, poolPricesQuery } from './pools.queries';

test('staked LP costs its part of both sides, as farms and index have it; what only poses as a pair costs nothing', async () => {
  const { double, farms } = makeFarmsChain();
  const { settings } = double.chain;
  const lp = farms[1]?.lpToken;
  const real = lp && double.pools.get(lp);
  if (!lp || !real) throw new Error('no pair');
  const posing = checksumAddress(`0x${'9'.repeat(40)}`);
  double.pools.set(posing, real);
  const token = (address: typeof lp): Token => ({
    ...{ kind: 'token', chainId: settings.chain.id, address, decimals: 18, symbol: 'BESC-LP', name: 'LP' },
  });
  const prices = await new QueryClient().fetchQuery(poolPricesQuery(double.chain, [token(lp), token(posing)]));
  const known = new Map(prices.map(({ token: address, priceE18 }) => [address, priceE18]));
  // 100,000 WBESC at 4 USD and 400,000 BUSDC in 2000 LP.
  expect(known.get(lp)).toBe(400n * oneE18);
  expect(known.get(addressOf(settings, 'tokens', 'wbesc'))).toBe(4n * oneE18);
  expect(known.has(posing)).toBe(false);
});

test('only what calls itself LP is asked for its pair', async () => {
  const { double, farms } = makeFarmsChain();
  const { settings, reader } = double.chain;
  const lp = farms[1]?.lpToken;
  if (!lp) throw new Error('no pair');
  const token = (address: typeof lp, symbol: string): Token => ({
    ...{ kind: 'token', chainId: settings.chain.id, address, decimals: 18, symbol, name: symbol },
  });
  const read = vi.spyOn(reader, 'read');
  const tokens = [token(lp, 'BESC-LP'), token(addressOf(settings, 'tokens', 'wbesc'), 'WBESC')];
  await new QueryClient().fetchQuery(poolPricesQuery(double.chain, tokens));
  const asked = read.mock.calls.filter(([{ functionName }]) => functionName === 'token0');
  expect(asked.map(([{ address }]) => address)).toEqual([lp]);
});

test('LP is called by the pair it is of, as in farms; what only poses as LP of one is not', async () => {
  const { double, farms } = makeFarmsChain();
  const { settings } = double.chain;
  const lp = farms[2]?.lpToken;
  const real = lp && double.pools.get(lp);
  if (!lp || !real) throw new Error('no pair');
  const posing = checksumAddress(`0x${'9'.repeat(40)}`);
  double.pools.set(posing, real);
  const token = (address: typeof lp, symbol: string): Token => ({
    ...{ kind: 'token', chainId: settings.chain.id, address, decimals: 18, symbol, name: symbol },
  });
  const money = token(settings.tokens.money.address, 'MONEY');
  const tokens = [token(lp, 'BESC-LP'), token(posing, 'BESC-LP'), money];
  // One side is known, the other says itself what it is called.
  const query = poolPairNamesQuery(double.chain, tokens, new Map([[money.address, money]]));
  expect(await new QueryClient().fetchQuery(query)).toEqual([{ address: lp, name: 'MONEY-WBESC LP' }]);
});
