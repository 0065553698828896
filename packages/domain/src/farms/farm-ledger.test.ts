import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { noStakeSums } from '../shared/stake-sums';
import { type FarmAction, farmAfterAction } from './farm-ledger';

const prices = {
  staked: { decimals: 18, priceE18: undefined },
  money: { decimals: 18, priceE18: 2n * oneE18 },
};
const empty = {
  farm: { ...noStakeSums, staked: 0n, stakers: 0, transactions: 0 },
  account: { ...noStakeSums, staked: 0n, owed: 0n, transactions: 0 },
};
const after = (
  actions: readonly FarmAction[],
  start: Pick<ReturnType<typeof farmAfterAction>, 'farm' | 'account'> = empty,
) => actions.reduce((state, action) => farmAfterAction(state, action, prices), start);

test('a stake comes, is paid, and leaves', () => {
  const { farm, account } = after([
    { kind: 'deposit', amount: 10n, paid: 0n },
    { kind: 'deposit', amount: 0n, paid: oneE18 },
    { kind: 'withdraw', amount: 4n, paid: 3n },
    { kind: 'emergencyWithdraw', amount: 6n, paid: 0n },
  ]);
  const sums = {
    deposited: { amount: 10n, usdE18: undefined },
    withdrawn: { amount: 10n, usdE18: undefined },
    harvested: { amount: oneE18 + 3n, usdE18: 2n * oneE18 + 6n },
  };
  expect(farm).toEqual({ ...sums, staked: 0n, stakers: 0, transactions: 4 });
  expect(account).toEqual({ ...sums, staked: 0n, owed: 0n, transactions: 4 });
});

test('what is owed stays owed until something is paid, also over an emergency exit', () => {
  const owing = { ...empty, account: { ...empty.account, staked: 5n, owed: 7n } };
  expect(after([{ kind: 'emergencyWithdraw', amount: 5n, paid: 0n }], owing).account.owed).toBe(7n);
  expect(after([{ kind: 'deposit', amount: 0n, paid: 9n }], owing).account.owed).toBe(0n);
});
