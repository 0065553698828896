import { zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow, nothingStaked } from '../../../../test/pools/make-pool-row';
import { unstakeStep } from '../pools.actions';
import { PoolDetails } from './pool-details';
import { UnstakeRows, VaultStakeRows } from './vault-rows';

const state = {
  totalShares: 0n,
  assets: 0n,
  pending: 0n,
  bounty: 0n,
  owed: 0n,
  isPulled: false,
  pausedUntil: 0,
  performanceFeeBps: 200n,
  callFeeBps: 25n,
  withdrawFeeBps: 10n,
  withdrawFeePeriodSeconds: 259_200n,
};
/** 50 MONEY in so many shares. */
const rowOf = (shares: bigint) => {
  const { staked: money } = makePoolRow();
  const pricePerShare = (50n * oneE18 * oneE18) / shares;
  const holder = { shares, lastDepositedTime: 1n, worthAtLastAction: 50n * oneE18, lastActionTime: 1n, allowance: 0n };
  return makePoolRow({
    key: 'auto',
    category: 'auto',
    earning: money,
    vault: { state: { ...state, pricePerShare }, holder, farms: zeroAddress },
    holding: { ...nothingStaked, staked: 50n * oneE18 },
  });
};
const line = async (label: string) => (await screen.findByText(label)).closest('div');

test('VAULT-14 where next to no shares would stay, the figures are those of the whole stake, and it is said', async () => {
  const row = rowOf(1_100_000_000_000n);
  render(makePlace(<UnstakeRows row={row} amount={5n * oneE18} />));
  expect(await line('Everything is unstaked')).toHaveTextContent('50 MONEY');
  expect(await line('Unstaking fee (0.10%)')).toHaveTextContent('0.05 MONEY');
  expect(await line('You’ll receive about')).toHaveTextContent('49.95 MONEY');
  expect(unstakeStep(row, 5n * oneE18)).toMatchObject({
    summary: { amounts: { amount: { value: `${50n * oneE18}` } } },
    drawn: [{ functionName: 'withdrawAll' }],
  });
});

test('what is taken out of many shares is what was asked for', async () => {
  const row = rowOf(50n * oneE18);
  render(makePlace(<UnstakeRows row={row} amount={5n * oneE18} />));
  expect(await line('You’ll receive about')).toHaveTextContent('4.995 MONEY');
  expect(screen.queryByText('Everything is unstaked')).toBeNull();
  expect(unstakeStep(row, 5n * oneE18)).toMatchObject({ drawn: [{ functionName: 'withdraw' }] });
});

test.each([
  ['who stakes', VaultStakeRows],
  ['who looks at it', PoolDetails],
])('a vault that was pulled says to %s that it earns nothing', async (_who, Part) => {
  const row = rowOf(50n * oneE18);
  const pulled = row.vault && { ...row.vault, state: { ...row.vault.state, isPulled: true } };
  const { rerender } = render(makePlace(<Part row={makePoolRow({ ...row, ...(pulled && { vault: pulled }) })} />));
  expect(await line('Earning now')).toHaveTextContent('Nothing');
  rerender(makePlace(<Part row={row} />));
  await waitFor(() => expect(screen.queryByText('Earning now')).toBeNull());
});
