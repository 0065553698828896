import { expect, it } from 'vitest';
import { liquidityWorth, noPower, sharesWorth, totalPower } from './voting-power';

it('adds the five parts', () => {
  expect(totalPower(noPower)).toBe(0n);
  expect(totalPower({ wallet: 1n, vault: 20n, farm: 300n, pools: 4_000n, liquidity: 50_000n })).toBe(54_321n);
});

it('rounds the worth of shares and of liquidity down', () => {
  expect(sharesWorth(3n, 1_500_000_000_000_000_000n)).toBe(4n);
  expect(liquidityWorth(1n, { moneyReserve: 10n, supply: 3n })).toBe(3n);
  expect(liquidityWorth(1n, { moneyReserve: 10n, supply: 0n })).toBe(0n);
});
