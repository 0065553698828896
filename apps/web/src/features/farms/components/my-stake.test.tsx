import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { settingsPricing } from '../../../blocks/prices/usd-price';
import { walletStore } from '../../../blocks/wallet/wallet-store';
import { farmOverlay } from '../farm-overlay';
import { type FarmRow, farmRows } from '../farm-row';
import { MyStake } from './my-stake';

const settings = makeSettings();
const lpAddress = checksumAddress(`0x${'ab'.repeat(20)}`);

/** A farm whose stake of the account is not known yet. */
function unreadRow(): FarmRow {
  const [row] = farmRows({
    emission: { moneyPerBlock: 1n, totalAllocPoint: 1n, startBlock: 1n, endBlock: 9n },
    farms: [{ pid: 1, lpAddress, allocPoint: 1n, totalStaked: 0n, pair: undefined }],
    head: { block: 2n, seconds: 100n },
    pausedUntil: 0,
    chainId: settings.chain.id,
    tokens: new Map(),
    pricing: { pairs: [], isUnread: false },
    volumes: new Map(),
    rules: settingsPricing(settings),
    money: addressOf(settings, 'tokens', 'money'),
    accounts: undefined,
  });
  if (row === undefined) throw new Error('No row');
  return row;
}

const invitation = 'Connect a wallet to stake and to see what you have here.';

afterEach(() => walletStore.setState({ status: 'disconnected' }, true));

test('without a wallet the part of an account asks for one', async () => {
  walletStore.setState({ status: 'disconnected' }, true);
  render(makePlace(<MyStake row={unreadRow()} />, { settings }));
  expect(await screen.findByText(invitation)).toBeVisible();
});

test('an account that is connected and not read yet is not asked to connect', async () => {
  const address = checksumAddress(`0x${'55'.repeat(20)}`);
  walletStore.setState({ status: 'connected', address, walletChainId: settings.chain.id }, true);
  render(makePlace(<MyStake row={unreadRow()} />, { settings }));
  expect(await screen.findByRole('heading', { name: 'My stake' })).toBeVisible();
  expect(screen.queryByText(invitation)).toBeNull();
});

test.each([
  ['LP in the wallet is staked', 1n, 'stake'],
  ['without LP the liquidity is added first', 0n, 'enter'],
])('the plus beside a stake: %s', async (_case, balance, kind) => {
  const address = checksumAddress(`0x${'55'.repeat(20)}`);
  walletStore.setState({ status: 'connected', address, walletChainId: settings.chain.id }, true);
  const row = unreadRow();
  const token = { ...row.lpToken, symbol: 'MONEY' };
  const share = { pid: 1, staked: 5n, earned: 0n, owed: 0n, allowance: 0n, stakedUsd: undefined, earnedUsd: undefined };
  render(makePlace(<MyStake row={{ ...row, token, mine: { ...share, balance } }} />, { settings }));
  await userEvent.click(await screen.findByRole('button', { name: /^Stake more/ }));
  expect([farmOverlay.isOpen(), farmOverlay.detail()]).toEqual([true, { kind, pid: 1 }]);
});
