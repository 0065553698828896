import { zeroAddress } from '@besc/domain/shared/address';
import { expect, test } from 'vitest';
import { poolDepositCall, poolWithdrawCall } from './pool-calls';
import { vaultDepositCall, vaultWithdrawCall } from './vault-calls';

test('nothing is sent for no amount', () => {
  const pool = { address: zeroAddress, isNative: false };
  expect(() => poolDepositCall(pool, 0n)).toThrow('above zero');
  expect(() => poolWithdrawCall(pool, 0n)).toThrow('above zero');
  expect(() => vaultDepositCall(zeroAddress, 0n)).toThrow('above zero');
  expect(() => vaultWithdrawCall(zeroAddress, { kind: 'shares', shares: 0n })).toThrow('above zero');
});
