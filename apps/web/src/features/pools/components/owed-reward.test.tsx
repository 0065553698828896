import { oneE18 } from '@besc/domain/shared/fixed-point';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow, nothingStaked } from '../../../../test/pools/make-pool-row';
import { walletStore } from '../../../blocks/wallet/wallet-store';
import type { PoolRow } from '../pool-row';
import { EmergencyDialog } from './emergency-dialog';
import { HarvestDialog } from './harvest-dialog';

afterEach(() => walletStore.setState({ status: 'disconnected' }, true));

const close = () => undefined;
/** MONEY staked by hand that has earned 7; so much of it could not be minted. */
const rowOf = (owed: bigint) => {
  const { staked: money } = makePoolRow();
  const holding = { ...nothingStaked, staked: 9n * oneE18, earned: 7n * oneE18, owed };
  return makePoolRow({ key: 'manual', category: 'core', earning: money, holding });
};

/** A dialog that stays open while its row becomes another; `give` is told how. */
function Changing(props: { readonly first: PoolRow; readonly give: (change: (row: PoolRow) => void) => void }) {
  const { first, give } = props;
  const [row, setRow] = useState(first);
  useEffect(() => give(setRow), [give]);
  return <HarvestDialog row={row} onClose={close} />;
}

function renderChanging(first: PoolRow): (row: PoolRow) => void {
  let change: (row: PoolRow) => void = () => undefined;
  const give = (given: typeof change) => {
    change = given;
  };
  render(makePlace(<Changing first={first} give={give} />));
  return (row) => act(() => change(row));
}

test('what could not be paid is not compounded: other MONEY of the account would be staked in its place', async () => {
  render(makePlace(<HarvestDialog row={rowOf(3n * oneE18)} onClose={close} />));
  expect(await screen.findByRole('radio', { name: 'Harvest' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Compound' })).toBeDisabled();
  expect(screen.getByText(/You’ll be owed the rest/)).toBeVisible();
});

test('what was collected meanwhile is not compounded: other MONEY of the account would be staked in its place', async () => {
  const row = rowOf(0n);
  walletStore.setState({ status: 'connected', address: row.contract, walletChainId: 2372 }, true);
  const change = renderChanging(row);
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
  change({ ...row, holding: row.holding && { ...row.holding, earned: 1n } });
  expect(await screen.findByRole('button', { name: 'Nothing earned yet' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('radio', { name: 'Harvest' }));
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('a dialog that opens on Harvest stays there when the pause ends', async () => {
  const change = renderChanging({ ...rowOf(0n), pausedUntil: 5 });
  expect(await screen.findByRole('radio', { name: 'Harvest' })).toBeChecked();
  change(rowOf(0n));
  expect(screen.getByRole('radio', { name: 'Compound' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Harvest' })).toBeChecked();
});

test('what is not owed is', async () => {
  render(makePlace(<HarvestDialog row={rowOf(0n)} onClose={close} />));
  expect(await screen.findByRole('radio', { name: 'Compound' })).toBeChecked();
});

test('what a pool that is over has earned is not compounded', async () => {
  render(makePlace(<HarvestDialog row={{ ...rowOf(0n), isFinished: true }} onClose={close} />));
  expect(await screen.findByRole('radio', { name: 'Compound' })).toBeDisabled();
});

test.each([
  ['a harvest', HarvestDialog],
  ['an emergency exit', EmergencyDialog],
])('%s waits while it is not known what there is', async (_act, Act) => {
  const row = makePoolRow({ key: 'manual', category: 'core', isLoading: true });
  walletStore.setState({ status: 'connected', address: row.contract, walletChainId: 2372 }, true);
  render(makePlace(<Act row={row} onClose={close} />));
  expect(await screen.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
});

test('an emergency exit of MONEY staked by hand gives up what was earned since, and not what is noted', async () => {
  render(makePlace(<EmergencyDialog row={rowOf(3n * oneE18)} onClose={close} />));
  await screen.findByText('You’ll give up');
  expect(screen.getByTitle('4')).toBeVisible();
  expect(screen.queryByTitle('7')).toBeNull();
});
