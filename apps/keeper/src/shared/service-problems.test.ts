import { parseEther, parseGwei } from 'viem';
import { expect, test } from 'vitest';
import { type ServiceReading, serviceProblems } from './service-problems';

const well: ServiceReading = {
  silence: 1,
  heardAt: 9_999,
  headTime: 9_996,
  keys: [{ role: 'operator', coins: parseEther('2'), stuckFor: 0 }],
};
const limits = { silentSeconds: 15, gasPrice: parseGwei('1000'), replaceAfterSeconds: 60 };
const found = (changes: Partial<ServiceReading>) =>
  serviceProblems({ ...well, ...changes }, limits).map(({ kind, weight }) => `${kind} ${weight}`);
const key = (changes: object) => ({
  keys: [{ role: 'operator', coins: parseEther('2'), stuckFor: 0, ...changes }],
});

test('a service that is well has nothing to tell', () => {
  expect(found({})).toEqual([]);
  expect(found(key({ stuckFor: 120 }))).toEqual([]);
});

test('silent nodes, an old head and a wrong clock are told apart', () => {
  expect(found({ silence: 16 })).toEqual(['no-node ill']);
  expect(found({ silence: 10_000, heardAt: 0, headTime: 0 })).toEqual(['no-node ill']);
  expect(found({ headTime: 9_938 })).toEqual(['old-head ill']);
  expect(found({ headTime: 10_030 })).toEqual(['clock-behind told']);
});

test('an empty balance and a stuck nonce name their role', () => {
  expect(found(key({ coins: parseEther('2') - 1n }))).toEqual(['coins-low ill']);
  expect(found(key({ stuckFor: 121 }))).toEqual(['nonce-stuck ill']);
  const [problem] = serviceProblems({ ...well, ...key({ coins: 0n }) }, limits);
  expect(problem?.words).toBe('the operator has 0 coins for gas, less than 2');
});
