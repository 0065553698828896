import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { testAddress } from '@besc/domain/test/address';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow, nothingStaked } from '../../../../test/pools/make-pool-row';
import { useAccount } from '../../../blocks/wallet/use-account';
import { walletStore } from '../../../blocks/wallet/wallet-store';
import type { PoolDialogDetail } from '../pool-overlay';
import { PoolDialogs } from './pool-dialogs';

const nothing = () => undefined;
const row = makePoolRow({
  key: 'manual',
  holding: { ...nothingStaked, staked: oneE18, earned: oneE18 },
  earnedUsd: fraction(1n),
});

afterEach(() => walletStore.setState({ status: 'disconnected' }, true));

/** A list that is read again when it is told, with a dialog of it. */
function List({ detail }: { readonly detail: PoolDialogDetail }) {
  const [rows, setRows] = useState([row]);
  useEffect(() => {
    const read = () => setRows([]);
    window.addEventListener('read-again', read);
    return () => window.removeEventListener('read-again', read);
  }, []);
  return (
    <>
      <PoolDialogs detail={detail} rows={rows} onCalculate={nothing} onClose={nothing} />
      {rows.length === 0 ? <p>Reading</p> : null}
    </>
  );
}

test('a dialog stays the same while its list is read again', async () => {
  render(makePlace(<List detail={{ kind: 'harvest', key: row.key }} />));
  const dialog = await screen.findByRole('dialog', { name: 'Harvest' });
  act(() => void window.dispatchEvent(new Event('read-again')));
  expect(screen.getByText('Reading')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Harvest' })).toBe(dialog);
});

test('what is to be harvested in all pools stays while their list is read again', async () => {
  render(makePlace(<List detail={{ kind: 'harvest-all' }} />));
  expect(await screen.findByText('Earn WOOL')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('read-again')));
  expect(screen.getByText('Reading')).toBeInTheDocument();
  expect(screen.getByText('Earn WOOL')).toBeInTheDocument();
});

const [one, other] = [testAddress(`0x${'5'.repeat(40)}`), testAddress(`0x${'6'.repeat(40)}`)];
const connect = (address: typeof one) =>
  walletStore.setState({ status: 'connected', address, walletChainId: 2372 }, true);

/** A list that reads only what the first account has, with a dialog of it. */
function OwnList(props: { readonly kind: 'emergency' | 'stake'; readonly onClose: () => void }) {
  const { kind, onClose } = props;
  const { address } = useAccount();
  const own = kind === 'stake' ? makePoolRow({ key: row.key, holding: { ...nothingStaked, balance: 0n } }) : row;
  return (
    <PoolDialogs
      detail={{ kind, key: own.key }}
      rows={address === one ? [own] : []}
      onCalculate={nothing}
      onClose={onClose}
    />
  );
}

test.each([
  ['emergency', 'Emergency exit'],
  ['stake', 'MONEY required'],
] as const)(
  'another account in the wallet closes a dialog (%s), though nothing is read of that one yet',
  async (kind, name) => {
    connect(one);
    const onClose = vi.fn();
    render(makePlace(<OwnList kind={kind} onClose={onClose} />));
    await screen.findByRole('dialog', { name });
    act(() => connect(other));
    expect(onClose).toHaveBeenCalledOnce();
  },
);
