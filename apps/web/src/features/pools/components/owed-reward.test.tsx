import { oneE18 } from '@besc/domain/shared/fixed-point';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow, nothingStaked } from '../../../../test/pools/make-pool-row';
import { walletStore } from '../../../blocks/wallet/wallet-store';
import { EmergencyDialog } from './emergency-dialog';
import { HarvestDialog } from './harvest-dialog';

afterEach(() => walletStore.setState({ status: 'disconnected' }, true));

const close = () => undefined;
/** MONEY staked by hand that has earned 7, of which so much could not be minted. */
const rowOf = (owed: bigint) => {
  const { staked: money } = makePoolRow();
  const holding = { ...nothingStaked, staked: 9n * oneE18, earned: 7n * oneE18, owed };
  return makePoolRow({ key: 'manual', category: 'core', earning: money, holding });
};

test('what could not be paid is not compounded: other MONEY of the account would be staked in its place', async () => {
  render(makePlace(<HarvestDialog row={rowOf(3n * oneE18)} onClose={close} />));
  expect(await screen.findByRole('radio', { name: 'Harvest' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Compound' })).toBeDisabled();
  expect(screen.getByText(/What is missing stays noted for you/)).toBeVisible();
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
  await screen.findByText('You give up');
  expect(screen.getByTitle('4')).toBeVisible();
  expect(screen.queryByTitle('7')).toBeNull();
});
