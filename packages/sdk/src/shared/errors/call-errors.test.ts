import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { expect, test } from 'vitest';
import { callErrors } from './call-errors';

test('SWAP-098 the errors of every contract come after those of the call', async () => {
  const errors = await callErrors(wbescAbi);
  expect(errors.slice(0, wbescAbi.length)).toEqual(wbescAbi);
  expect(errors.length).toBeGreaterThan(wbescAbi.length);
});

test('where they cannot be loaded, those of the call are left, so that a refusal stays one', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await callErrors(wbescAbi, gone)).toEqual(wbescAbi);
  expect(await callErrors(undefined, gone)).toEqual([]);
});
