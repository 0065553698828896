import { expect, test } from 'vitest';
import { usualGasPriceGwei } from '../shared/usual-gas-price';
import { defaultGasSpeed, gasPriceWei, gasSpeeds } from './gas-speed';

const none = { standard: '', fast: '', instant: '' };

test('SET-07 SET-08 SET-09 SET-54 SET-55 gas speeds and their prices', () => {
  expect(gasSpeeds).toEqual(['standard', 'fast', 'instant']);
  expect(defaultGasSpeed).toBe('standard');
  const usual = (chainId: number) => Object.fromEntries(gasSpeeds.map((speed) => [speed, usualGasPriceGwei(chainId)]));
  for (const speed of gasSpeeds) {
    expect(gasPriceWei(speed, { ...none, ...usual(2372) })).toBe(1_000n * 10n ** 9n);
    expect(gasPriceWei(speed, { ...none, ...usual(97) })).toBe(5n * 10n ** 9n);
  }
  expect(gasPriceWei('fast', { standard: '1', fast: '1.5', instant: '2' })).toBe(15n * 10n ** 8n);
  expect(() => gasPriceWei('fast', { standard: '1', fast: 'x', instant: '2' })).toThrow(RangeError);
});
