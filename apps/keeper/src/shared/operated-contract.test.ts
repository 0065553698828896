import type { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { timelockControllerAbi } from '@besc/contracts/abi/timelock-controller';
import type { Address } from '@besc/domain/shared/address';
import { expectTypeOf, test } from 'vitest';
import type { operatedContract } from './operated-contract';

test('a setting is set and read by functions of its contract’s ABI, with arguments that they take, and by no others', () => {
  type Oracle = Parameters<typeof operatedContract<typeof priceOracleAbi, 'oracle'>>[0];
  type Setting = Oracle['settings'][number];
  expectTypeOf<'setReporters'>().toExtend<Setting['setter']>();
  expectTypeOf<'setReporter' | 'quorum'>().not.toExtend<Setting['setter']>();
  expectTypeOf<'quorum'>().toExtend<Setting['getters'][number]>();
  expectTypeOf<'quorums'>().not.toExtend<Setting['getters'][number]>();
  type Reporters = Extract<Setting, { readonly setter: 'setReporters' }>;
  expectTypeOf<() => readonly [bigint]>().not.toExtend<Reporters['parse']>();
  expectTypeOf<() => readonly [readonly Address[], bigint]>().toExtend<Reporters['parse']>();
});

test('only what a guardian can pause is called so', () => {
  type Timelock = Parameters<typeof operatedContract<typeof timelockControllerAbi, 'governance'>>[0];
  expectTypeOf<Timelock['isPausable']>().toEqualTypeOf<false>();
});
