import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMarket } from '../../test/make-market';
import { oneE18 } from '../shared/fixed-point';
import { exchangePeriod, pairPeriod, tokenPeriod } from './period-figures';
import { noVolume } from './trade-volume';

const market = makeMarket({
  token0: { id: '0x01', derivedNative: 2n * oneE18, derivedUSD: oneE18 / 5n, totalLiquidity: 30n * oneE18 },
  token1: { id: '0x03', decimals: 9, derivedNative: 4n * oneE18 },
  nativePrice: oneE18 / 10n,
});

test('a token’s liquidity and volume are worth what they are at the event’s prices', () => {
  expect(tokenPeriod(market.token0, market.nativePrice, 10n * oneE18)).toEqual({
    lasts: {
      totalLiquidityToken: 30n * oneE18,
      totalLiquidityNative: 60n * oneE18,
      totalLiquidityUSD: 6n * oneE18,
      derivedNative: 2n * oneE18,
      priceUSD: oneE18 / 5n,
    },
    sums: { VolumeToken: 10n * oneE18, VolumeNative: 20n * oneE18, VolumeUSD: 2n * oneE18 },
    ranges: { USD: oneE18 / 5n },
  });
});

test('pair and exchange keep their state and add the volume, tracked and without regard to what is trusted', () => {
  const volume = { moved0: 7n, moved1: 11n, trackedNative: 13n, trackedUSD: 17n, untrackedUSD: 19n };
  expect(pairPeriod(market, volume).sums).toEqual({
    VolumeToken0: 7n,
    VolumeToken1: 11n,
    VolumeUSD: 17n,
    VolumeUntracked: 19n,
  });
  expect(pairPeriod(market, volume).lasts).toMatchObject({ token1DerivedNative: 4n * oneE18, reserve0: 0n });
  const { lasts, sums } = exchangePeriod(market, volume);
  expect(sums).toEqual({ VolumeUSD: 17n, VolumeNative: 13n, VolumeUntracked: 19n });
  expect(lasts).not.toHaveProperty('untrackedVolumeUSD');
});

test('what moves nothing adds nothing, whatever the prices', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 40n), fc.bigInt(0n, 10n ** 40n), (derivedNative, nativePrice) => {
      const { sums } = tokenPeriod({ ...market.token1, derivedNative }, nativePrice, 0n);
      const added = [sums, pairPeriod(market, noVolume).sums, exchangePeriod(market, noVolume).sums];
      expect(added.flatMap((one) => Object.values(one)).every((sum) => sum === 0n)).toBe(true);
    }),
  );
});
