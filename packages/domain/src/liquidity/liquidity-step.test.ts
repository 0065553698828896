import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IndexId, indexId, zeroId } from '../shared/index-id';
import { liquidityAfterTransfer, noLiquidityStep, type PairLiquidity } from './liquidity-step';

const [pair, anna, treasury, zero] = [indexId('0x0A'), indexId('0x0B'), indexId('0x0C'), zeroId];
const minted = (to: IndexId, value: bigint) => ({ pair, from: zero, to, value });
const sentToZero = (from: IndexId, value: bigint) => ({ pair, from, to: zero, value });
const burned = (value: bigint) => sentToZero(pair, value);
const after = (
  transfers: readonly ReturnType<typeof minted>[],
  start: PairLiquidity = { totalSupply: 0n, step: noLiquidityStep },
) => transfers.reduce(liquidityAfterTransfer, start);
const running = { totalSupply: 5000n, step: noLiquidityStep };

test('the first units ever are locked and have no minter; later ones to zero are an ordinary mint', () => {
  expect(after([minted(zero, 1000n), minted(anna, 70n)])).toEqual({
    totalSupply: 1070n,
    step: { ...noLiquidityStep, mintTo: anna, minted: 70n },
  });
  expect(after([minted(zero, 3n)], running).step).toEqual({ ...noLiquidityStep, mintTo: zero, minted: 3n });
});

test('what is minted before a provider’s mint or before a burn is the protocol’s', () => {
  expect(after([minted(treasury, 4n), minted(anna, 70n)], running)).toEqual({
    totalSupply: 5074n,
    step: { mintTo: anna, minted: 70n, feeTo: treasury, feeMinted: 4n, burned: null },
  });
  expect(after([minted(treasury, 4n), burned(30n)], running)).toEqual({
    totalSupply: 5004n,
    step: { mintTo: null, minted: null, feeTo: treasury, feeMinted: 4n, burned: 30n },
  });
});

test('a transfer of nothing, which anyone can make even from zero, is no mint, no burn, and makes no protocol', () => {
  const stranger = indexId('0x0D');
  for (const mints of [
    [minted(anna, 70n)],
    [minted(treasury, 4n), minted(anna, 70n)],
    [minted(treasury, 4n), burned(30n)],
    [burned(30n)],
  ]) {
    const honest = after(mints, running);
    for (let place = 0; place <= mints.length; place += 1) {
      for (const nothing of [minted(stranger, 0n), sentToZero(stranger, 0n), burned(0n)]) {
        expect(after(mints.toSpliced(place, 0, nothing), running)).toEqual(honest);
      }
    }
  }
});

test('what a holder sends to zero is no burn, before the pair’s own, after it, or without one', () => {
  for (const steps of [[minted(treasury, 4n), burned(30n)], [burned(30n)], [minted(treasury, 4n), minted(anna, 70n)]]) {
    const honest = after(steps, running);
    for (let place = 0; place <= steps.length; place += 1) {
      for (const holder of [anna, treasury]) {
        expect(after(steps.toSpliced(place, 0, sentToZero(holder, 9n)), running)).toEqual(honest);
      }
    }
  }
  expect(after([sentToZero(anna, 9n)], running)).toEqual(running);
});

test('the supply is what was ever minted: a transfer to zero takes nothing away', () => {
  const transfer = fc.record({
    isMint: fc.boolean(),
    who: fc.constantFrom(anna, treasury, pair, zero),
    value: fc.bigInt(1n, 10n ** 30n),
  });
  fc.assert(
    fc.property(fc.array(transfer), (steps) => {
      const transfers = steps.map(({ isMint, who, value }) =>
        isMint ? minted(who, value) : sentToZero(who === zero ? pair : who, value),
      );
      const sum = steps.reduce((before, { isMint, value }) => before + (isMint ? value : 0n), 0n);
      expect(after(transfers).totalSupply).toBe(sum);
    }),
  );
});
