import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { noStakeSums } from '../shared/stake-sums';
import { firstVaultFees, type VaultAction, vaultAfterAction, vaultAfterIncome, vaultTakings } from './vault-ledger';

const money = { decimals: 18, priceE18: 2n * oneE18 };
const units = (whole: number) => BigInt(whole) * oneE18;
const empty = {
  vault: {
    ...noStakeSums,
    ...firstVaultFees,
    assets: 0n,
    shares: 0n,
    uncollected: 0n,
    collected: 0n,
    performanceFees: 0n,
    withdrawFees: 0n,
    holders: 0,
    transactions: 0,
  },
  account: { ...noStakeSums, shares: 0n, worth: 0n, withdrawFees: 0n, transactions: 0 },
};
const after = (
  state: Pick<ReturnType<typeof vaultAfterAction>, 'vault' | 'account'>,
  action: VaultAction,
  income = 0n,
) => vaultAfterAction({ ...state, vault: { ...state.vault, ...vaultAfterIncome(state.vault, income) } }, action, money);
const entered = after(empty, { kind: 'deposit', amount: units(1000), shares: units(1000) });

test('a harvest takes 2% for the treasury and 0.25% for the caller, the rest is for the shares', () => {
  const { vault, account } = after(entered, { kind: 'harvest', bounty: units(1) / 4n }, units(100));
  expect(vault).toMatchObject({ assets: units(1000) + (units(100) * 9775n) / 10_000n, collected: units(100) });
  expect(vault).toMatchObject({ performanceFees: units(2), uncollected: 0n, holders: 1, transactions: 2 });
  expect(account.harvested).toEqual({ amount: units(1) / 4n, usdE18: units(1) / 2n });
});

test('a withdrawal collects first without a bounty, and what it got less than its shares were worth is the fee', () => {
  const gross = (units(1000) * (units(1098) + 10n ** 12n)) / (units(1000) + 10n ** 12n);
  const got = gross - gross / 1000n;
  const { vault, account } = after(entered, { kind: 'withdraw', amount: got, shares: units(1000) }, units(100));
  expect(vault).toMatchObject({ assets: units(1098) - gross, shares: 0n, holders: 0, withdrawFees: gross / 1000n });
  expect(account).toMatchObject({ shares: 0n, worth: 0n, withdrawFees: gross / 1000n });
  const takings = { collected: units(100), performanceFees: units(2), withdrawFees: gross / 1000n };
  expect(vaultTakings(entered.vault, vault)).toEqual(takings);
  expect(account.withdrawn.amount).toBe(got);
  expect(account.deposited).toEqual({ amount: units(1000), usdE18: units(2000) });
});
