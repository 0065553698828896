import { erc20Abi } from '@besc/contracts/abi/erc20';
import { toFunctionSelector, toFunctionSignature } from 'viem';
import { expect, test } from 'vitest';
import { erc20ReadAbi } from './erc20-read-abi';

test.each(erc20ReadAbi)('$name is that of the compiled token', (item) => {
  const compiled = erc20Abi.find((other) => other.type === 'function' && other.name === item.name);
  if (compiled?.type !== 'function') throw new Error(`the token has no ${item.name}`);
  expect(toFunctionSelector(item)).toBe(toFunctionSelector(toFunctionSignature(compiled)));
  expect(item.outputs.map(({ type }) => type)).toEqual(compiled.outputs.map(({ type }) => type));
});
