import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMarket } from '../../test/make-market';
import { oneE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { indexId } from '../shared/index-id';
import { marketAfterReserves } from './market-after-reserves';

const [wbesc, stable, henny]: [Hex, Hex, Hex] = ['0x01', '0x02', '0x04'];
const rules = { wbesc, stable, whitelist: [wbesc, stable], minimumReserveNativeE18: 10n * oneE18 };
const anchor = {
  token0: wbesc,
  token1: stable,
  reserve0: 1_000_000n * oneE18,
  reserve1: 100_000n * oneE18,
  decimals0: 18,
  decimals1: 18,
};
const empty = makeMarket({ token0: { id: henny, decimals: 9 }, token1: { id: wbesc } });
const after = (reserve0: bigint, reserve1: bigint, market = empty) => {
  const own = { token0: henny, token1: wbesc, reserve0, reserve1, decimals0: 9, decimals1: 18 };
  return marketAfterReserves(market, { reserve0, reserve1, pairs: [anchor, own], rules, trusted: [market.token1] });
};

test('prices, liquidity and totals follow from the reserves', () => {
  // 1000 HENNY (9 decimals) beside 50 000 WBESC at 0.1 USD.
  const market = after(1000n * 10n ** 9n, 50_000n * oneE18);
  expect(market.nativePrice).toBe(oneE18 / 10n);
  expect(market.token0).toMatchObject({
    derivedNative: 50n * oneE18,
    derivedUSD: 5n * oneE18,
    totalLiquidity: 1000n * 10n ** 9n,
  });
  expect(market.token1).toMatchObject({ derivedNative: oneE18, derivedUSD: oneE18 / 10n });
  expect(market.pair).toMatchObject({
    token0Price: oneE18 / 50n,
    token1Price: 50n * oneE18,
    reserveNative: 100_000n * oneE18,
    reserveUSD: 10_000n * oneE18,
    // Twice the listed side.
    trackedReserveNative: 100_000n * oneE18,
  });
  expect(market.totals).toMatchObject({
    totalLiquidityNative: 100_000n * oneE18,
    totalLiquidityUSD: 10_000n * oneE18,
  });
});

test('what stands beside the coin is worth as much as that, however many decimals it claims', () => {
  for (const decimals of [0, 78, 255]) {
    const market = makeMarket({ token0: { id: henny, decimals }, token1: { id: wbesc } });
    const reserves = { reserve0: 10n ** 20n, reserve1: 50_000n * oneE18 };
    const own = { token0: henny, token1: wbesc, ...reserves, decimals0: decimals, decimals1: 18 };
    const changed = marketAfterReserves(market, { ...reserves, pairs: [anchor, own], rules, trusted: [market.token1] });
    expect(changed.pair).toMatchObject({ reserveNative: 100_000n * oneE18, reserveUSD: 10_000n * oneE18 });
  }
});

test('a pair below the minimum reserve prices its other token no longer', () => {
  const market = after(10n ** 9n, 4n * oneE18, after(10n ** 9n, 5n * oneE18));
  expect(market.token0).toMatchObject({ derivedNative: 0n, derivedUSD: 0n });
  expect(market.pair.reserveNative).toBe(4n * oneE18);
});

test('the liquidity of all pairs is worth what its tokens cost now, whenever the other pairs had their last event', () => {
  // 1000 BUSDC stand beside a stray token since a coin cost 0.1 USD; it costs 0.2 now.
  const trusted = [
    { id: indexId(wbesc), decimals: 18, trackedLiquidity: anchor.reserve0 },
    { id: indexId(stable), decimals: 18, trackedLiquidity: anchor.reserve1 + 2n * 1000n * oneE18 },
  ];
  const tokens = trusted.map(({ id, trackedLiquidity }) => ({
    id,
    trackedLiquidity,
    totalLiquidity: trackedLiquidity,
  }));
  const [token0 = { id: wbesc }, token1 = { id: stable }] = tokens;
  const market = makeMarket({ token0, token1 });
  const pair = { ...market.pair, reserve0: anchor.reserve0, reserve1: anchor.reserve1 };
  const [reserve0, reserve1] = [500_000n * oneE18, 100_000n * oneE18];
  const dearer = { reserve0, reserve1, pairs: [{ ...anchor, reserve0, reserve1 }], rules, trusted };
  expect(marketAfterReserves({ ...market, pair }, dearer).totals).toMatchObject({
    totalLiquidityNative: 1_010_000n * oneE18,
    totalLiquidityUSD: 202_000n * oneE18,
  });
});

test('an emptied pair leaves nothing of itself in any sum, whatever it held', () => {
  const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n });
  fc.assert(
    fc.property(reserve, reserve, (reserve0, reserve1) => {
      const market = after(0n, 0n, after(reserve0, reserve1));
      expect(market.token0.totalLiquidity).toBe(0n);
      expect(market.token1.totalLiquidity).toBe(0n);
      expect(market.token1.trackedLiquidity).toBe(0n);
      expect(market.totals).toEqual(empty.totals);
      expect(market.pair).toEqual(empty.pair);
    }),
  );
});
