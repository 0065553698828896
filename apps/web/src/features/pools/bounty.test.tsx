import { zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { makePoolRow } from '../../../test/pools/make-pool-row';
import { walletStore } from '../../blocks/wallet/wallet-store';
import { BountyCard } from './components/bounty-card';
import { BountyDialog } from './components/bounty-dialog';
import type { PoolRow, RowVault } from './pool-row';

const state: RowVault['state'] = {
  totalShares: oneE18,
  assets: oneE18,
  pricePerShare: oneE18,
  pending: 400n * oneE18,
  bounty: oneE18,
  performanceFeeBps: 200n,
  callFeeBps: 25n,
  withdrawFeeBps: 10n,
  withdrawFeePeriodSeconds: 259_200n,
  isPulled: false,
  pausedUntil: 0,
  owed: 0n,
};
const rowOf = (changes: Partial<RowVault['state']> = {}): PoolRow => {
  const { staked: money } = makePoolRow();
  return makePoolRow({
    key: 'auto',
    category: 'auto',
    earning: money,
    vault: { state: { ...state, ...changes }, holder: undefined, farms: zeroAddress },
  });
};

beforeEach(() =>
  walletStore.setState(
    { status: 'connected', address: makePoolRow().contract, walletChainId: 2372, rdns: 'test.wallet', canBatch: false },
    true,
  ),
);
afterEach(() => walletStore.setState({ status: 'disconnected' }, true));

test.each([
  ['the vault could not be read', undefined, 'The bounty is unknown'],
  ['the row has no vault', makePoolRow({ key: 'auto', category: 'auto' }), 'The bounty is unknown'],
  ['the part that is paid is missing', rowOf({ callFeeBps: 0n }), 'The bounty is unknown'],
  ['nothing has been earned', rowOf({ bounty: 0n }), 'No bounty yet'],
] as const)('VAULT-21 nothing can be claimed when %s', async (_case, row, reason) => {
  render(makePlace(<BountyCard row={row} />));
  expect(await screen.findByRole('button', { name: reason })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test.each([
  [{}, undefined],
  [{ callFeeBps: 0n }, 'The bounty is unknown'],
  [{ bounty: 0n }, 'No bounty yet'],
] as const)('VAULT-21 the dialog confirms a bounty that is known: %s', async (changes, reason) => {
  render(makePlace(<BountyDialog row={rowOf(changes)} onClose={() => undefined} />));
  const button = await screen.findByRole('button', { name: reason ?? 'Confirm' });
  if (reason === undefined) expect(button).not.toHaveAttribute('aria-disabled', 'true');
  else expect(button).toHaveAttribute('aria-disabled', 'true');
});
