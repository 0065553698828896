import { parseEther, parseGwei } from 'viem';
import { expect, test } from 'vitest';
import { type ServiceReading, serviceProblems } from './service-problems';

const well: ServiceReading = {
  machine: 10_000,
  heardAt: 9_999,
  headTime: 9_996,
  keys: [{ role: 'operator', coins: parseEther('2'), stuckSince: undefined }],
};
const limits = { silentSeconds: 15, gasPrice: parseGwei('1000'), replaceAfterSeconds: 60 };
const found = (changes: Partial<ServiceReading>) =>
  serviceProblems({ ...well, ...changes }, limits).map(({ kind, weight }) => `${kind} ${weight}`);
const key = (changes: object) => ({
  keys: [{ role: 'operator', coins: parseEther('2'), stuckSince: undefined, ...changes }],
});

test('a service that is well has nothing to tell', () => {
  expect(found({})).toEqual([]);
  expect(found(key({ stuckSince: 9_880 }))).toEqual([]);
});

test('silent nodes, an old head and a wrong clock are told apart', () => {
  expect(found({ heardAt: 9_984 })).toEqual(['no-node ill']);
  expect(found({ heardAt: 0, headTime: 0 })).toEqual(['no-node ill']);
  expect(found({ headTime: 9_938 })).toEqual(['old-head ill']);
  expect(found({ headTime: 10_030 })).toEqual(['clock-behind told']);
});

test('an empty balance and a stuck nonce name their role', () => {
  expect(found(key({ coins: parseEther('2') - 1n }))).toEqual(['coins-low ill']);
  expect(found(key({ stuckSince: 9_879 }))).toEqual(['nonce-stuck ill']);
  const [problem] = serviceProblems({ ...well, ...key({ coins: 0n }) }, limits);
  expect(problem?.words).toBe('the operator has 0 coins for gas, less than 2');
});
