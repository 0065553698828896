import { pairAbi } from '@besc/contracts/abi/pair';
import { toFunctionSelector, toFunctionSignature } from 'viem';
import { expect, test } from 'vitest';
import { pairReservesAbi } from './pair-reserves-abi';

test('getReserves is that of the compiled pair', () => {
  const [reserves] = pairReservesAbi;
  const compiled = pairAbi.find((item) => item.type === 'function' && item.name === reserves.name);
  if (compiled?.type !== 'function') throw new Error('the pair has no getReserves');
  expect(toFunctionSelector(reserves)).toBe(toFunctionSelector(toFunctionSignature(compiled)));
  expect(reserves.outputs.map(({ type }) => type)).toEqual(compiled.outputs.map(({ type }) => type));
});
