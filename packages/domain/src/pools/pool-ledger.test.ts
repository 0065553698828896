import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { noStakeSums } from '../shared/stake-sums';
import { type PoolAccount, type PoolAction, poolAfterAction, poolAfterUnpaid } from './pool-ledger';

const prices = { staked: { decimals: 18, priceE18: undefined }, reward: { decimals: 0, priceE18: oneE18 } };
const newcomer: PoolAccount = { ...noStakeSums, shares: 0n, perShare: 0n, owed: 0n, transactions: 0 };
/** 10 a block from block 100 to 200. */
const empty = {
  pool: {
    ...noStakeSums,
    shares: 0n,
    perShare: 0n,
    rest: 0n,
    stakers: 0,
    transactions: 0,
    unit: 10n ** 12n,
    rewardPerBlock: 10n,
    lastRewardBlock: 100n,
    bonusEndBlock: 200n,
  },
  account: newcomer,
};
const after = (
  actions: readonly PoolAction[],
  start: Pick<ReturnType<typeof poolAfterAction>, 'pool' | 'account'> = empty,
) => actions.reduce((state, action) => poolAfterAction(state, action, prices), start);
const paid = ({ account }: { account: PoolAccount }) => account.harvested.amount;
const enter = { kind: 'deposit', amount: 5n, block: 50n } as const;

test('what is paid are the blocks of the stake between start and end', () => {
  expect(paid(after([enter, { kind: 'deposit', amount: 0n, block: 100n }]))).toBe(0n);
  expect(paid(after([enter, { kind: 'deposit', amount: 0n, block: 130n }]))).toBe(300n);
  const left = after([enter, { kind: 'withdraw', amount: 5n, block: 900n }]);
  expect(paid(left)).toBe(1000n);
  expect(left.account.harvested.usdE18).toBe(1000n * oneE18);
  expect(left.pool).toMatchObject({ shares: 0n, stakers: 0, lastRewardBlock: 200n, transactions: 2 });
});

test('an emergency exit is paid nothing, and what was owed before stays owed', () => {
  const state = after([enter, { kind: 'deposit', amount: 0n, block: 110n, leftOwed: 60n }]);
  expect([paid(state), state.account.owed]).toEqual([40n, 60n]);
  const out = after([{ kind: 'emergencyWithdraw', amount: 5n, block: 150n }], state);
  expect([paid(out), out.account.owed, out.account.shares]).toEqual([40n, 60n, 0n]);
  const later = after([{ kind: 'deposit', amount: 0n, block: 160n }], out);
  expect([paid(later), later.account.owed]).toEqual([100n, 0n]);
  // Who stays earns nothing of what was given up.
  const stays = after([enter, { kind: 'deposit', amount: 0n, block: 110n }]).account;
  const both = { ...state.pool, shares: 10n };
  const left = after([{ kind: 'emergencyWithdraw', amount: 5n, block: 150n }], { ...state, pool: both }).pool;
  const other = after([{ kind: 'withdraw', amount: 5n, block: 150n }], { pool: left, account: stays });
  expect(paid(other) - paid({ account: stays })).toBe(200n);
});

test('a withdrawal that could not be paid leaves all of it owed, and nothing paid', () => {
  const out = after([enter, { kind: 'withdraw', amount: 5n, block: 110n }]);
  const unpaid = poolAfterUnpaid(out, 100n, prices.reward);
  expect([paid(unpaid), unpaid.account.owed, unpaid.account.harvested.usdE18]).toEqual([0n, 100n, 0n]);
  expect(unpaid.pool.harvested.amount).toBe(0n);
});
