import { expect, test } from 'vitest';
import { contractSlugs } from './contract-slugs';

test('a generated module is of the slug in whose folder its contract or interface lies', () => {
  const slugOf = contractSlugs(
    ['swap/BescPair', 'farms/IFarmMaster', 'shared/lock/Lock'].map((name) => `packages/contracts/src/${name}.sol`),
  );
  expect(slugOf('packages/contracts/generated/abi/pair.ts')).toBe('swap');
  expect(slugOf('packages/contracts/generated/bytecode/farm-master.ts')).toBe('farms');
  expect(slugOf('packages/contracts/generated/abi/erc20.ts')).toBeUndefined();
  expect(slugOf('packages/sdk/src/swap/pair.ts')).toBeUndefined();
});
