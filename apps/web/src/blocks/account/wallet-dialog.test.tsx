import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { addRecord, finalizedRecord } from '@besc/domain/transactions/record-lifecycle';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeRecord } from '../../../test/make-record';
import { toldToast } from '../../../test/told-toast';
import { ChainProvider } from '../chain/chain-context';
import { LanguageProvider } from '../language/language-provider';
import { toastQueue } from '../toast/toast-queue';
import { tellChange } from '../transactions/life/tell-change';
import { keptRequests } from '../transactions/records/kept-requests-store';
import { requestEnds, updateRequests } from '../transactions/records/request-store';
import { transactionOutcome } from '../transactions/records/transaction-outcome';
import {
  minedRecord,
  recordOf,
  reopenedRecord,
  type TransactionRecords,
} from '../transactions/records/transaction-records';
import { transactionStore, updateTransactions } from '../transactions/records/transaction-store';
import { RecentTransactions } from '../transactions/view/recent-transactions';
import { walletOverlay } from '../wallet/wallet-overlay';
import { walletStore } from '../wallet/wallet-store';
import { WalletDialog } from './wallet-dialog';

const base = makeSettings();
const settings = { ...base, chain: { ...base.chain, explorerUrl: 'https://scan.example/' } };
const client = createClient({ transport: http('http://127.0.0.1:9') });
const chain = {
  settings,
  client,
  reader: createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') }),
};
const record = makeRecord();
const shown = vi.spyOn(toastQueue, 'show');
const told = () => {
  const [toast] = shown.mock.lastCall ?? [];
  return toast && toldToast(toast);
};
const receipt = (hash: Hex, status: 0 | 1) => ({
  blockHash: `0x${'bb'.repeat(32)}` as const,
  blockNumber: 9,
  contractAddress: null,
  from: record.from,
  status,
  to: null,
  transactionHash: hash,
  transactionIndex: 0,
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  transactionStore.setState({ records: {} });
  keptRequests.setState({ text: '[]' });
  walletStore.setState({ status: 'connected', address: record.from, walletChainId: 2372 }, true);
});

function show(what = <RecentTransactions />) {
  render(
    <LanguageProvider>
      <ChainProvider chain={chain}>{what}</ChainProvider>
    </LanguageProvider>,
  );
}

function keep(digit: string, status?: 0 | 1, summary = `Number ${digit}`) {
  const hash: Hex = `0x${digit.repeat(64)}`;
  updateTransactions((records) => {
    const added = addRecord(records, makeRecord({ hash, summary: { text: summary }, addedTime: Number(digit) }));
    if (status === undefined) return added;
    return finalizedRecord(added, { chainId: 2372, hash, receipt: receipt(hash, status), confirmedTime: 5 });
  });
  return hash;
}

test('TX-23 TX-24 TX-25 pending ones first, each with its mark and its page on the explorer', () => {
  const done = keep('3', 1);
  const failed = keep('2', 0);
  const pending = keep('1');
  show();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.dataset.outcome)).toEqual(['pending', 'succeeded', 'failed']);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    [pending, done, failed].map((hash) => `https://scan.example/tx/${hash}`),
  );
  expect(rows[0]?.querySelector('svg, [role=status]')).toBeTruthy();
  expect(rows[1]?.querySelector('.text-success')).toBeTruthy();
  expect(rows[2]?.querySelector('.text-danger')).toBeTruthy();
});

test('TX-26 TX-27 everything can be cleared; an empty list says so', async () => {
  keep('1');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByText('No recent transactions')).toBeInTheDocument();
  expect(screen.getByText('Transactions from this browser are listed here until you clear them.')).toBeInTheDocument();
});

test('TX-28 without a wallet a connect prompt is shown', () => {
  walletStore.setState({ status: 'disconnected' }, true);
  show();
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeInTheDocument();
});

test('what has no hash is no transaction: it stands apart from the list until it is found or given up', async () => {
  const { from, chainId, nonce, summary } = record;
  const asked = { from, chainId, nonce, summary, sinceBlock: 1, askedTime: 1, until: 9e12 };
  const id = (digit: string) => `0x${digit.repeat(64)}` as const;
  act(() =>
    updateRequests(() => [
      { ...asked, id: id('7') },
      { ...asked, id: id('8'), doubtedBlock: 4 },
      { ...asked, id: id('9'), doubtedBlock: 4, isSilent: true },
    ]),
  );
  show();
  expect(screen.queryByRole('listitem')).toBeNull();
  const open = within(screen.getByRole('region', { name: 'Not known yet' }));
  expect(open.getByText(/^Waiting for your wallet to respond/)).toBeInTheDocument();
  expect(open.getByText(/^We can’t tell yet whether your wallet sent this/)).toBeInTheDocument();
  const giveUps = open.getAllByRole('button', { name: 'Stop checking' });
  expect(giveUps).toHaveLength(2);
  for (const giveUp of giveUps) await userEvent.click(giveUp);
  expect(screen.queryByRole('region', { name: 'Not known yet' })).toBeNull();
  expect(requestEnds.getState()[id('8')]).toEqual({ kind: 'forgotten' });
});

test('a success that the chain takes back stays told until it is closed, and gives way to what follows', () => {
  const hash = keep('6', 1, 'Swap it');
  const key = { chainId: 2372, hash };
  const tell = (change: (records: TransactionRecords) => TransactionRecords) => {
    const before = recordOf(transactionStore.getState().records, key) ?? record;
    updateTransactions(change);
    tellChange({ chain, queryClient: new QueryClient(), before, wasDropped: false });
  };
  const id = `taken-back:${hash}`;
  const closed = vi.spyOn(toastQueue, 'close');
  tell((records) => reopenedRecord(records, key));
  expect(closed).toHaveBeenCalledWith('toast:Swap it');
  expect(told()).toMatchObject({ kind: 'warning', id, isLasting: true });
  tell((records) => minedRecord(records, { ...key, receipt: receipt(hash, 0), reason: 'K', time: 6 }));
  const description = 'The transaction failed: K';
  expect(told()).toMatchObject({ kind: 'danger', id, isLasting: true, description });
  tell((records) =>
    minedRecord(reopenedRecord(records, key), { ...key, receipt: receipt(hash, 1), reason: undefined, time: 7 }),
  );
  expect(closed).toHaveBeenLastCalledWith(id);
  expect(told()).not.toHaveProperty('isLasting');
});

test('a receipt without a status is unknown at the first look, and a success when it still has none at the second', () => {
  const hash = keep('5');
  const { status: _, ...bare } = receipt(hash, 1);
  const look = () => {
    const mined = { chainId: 2372, hash, receipt: { ...bare, status: undefined }, reason: undefined, time: 6 };
    updateTransactions((records) => minedRecord(records, mined));
    return transactionOutcome(recordOf(transactionStore.getState().records, { chainId: 2372, hash }) ?? record);
  };
  expect([look(), look(), look()]).toEqual(['unknown', 'succeeded', 'succeeded']);
});

test.each([
  ['TX-16', 1, 'success'],
  ['TX-17', 0, 'danger'],
] as const)(
  '%s TX-18 TX-19 TOAST-07 the end of a transaction is told with its summary and link',
  (_id, status, kind) => {
    for (const [digit, summary] of [
      ['4', 'Swap'],
      ['5', ''],
    ] as const) {
      const hash = keep(digit, undefined, summary);
      const before = recordOf(transactionStore.getState().records, { chainId: 2372, hash }) ?? record;
      updateTransactions((records) =>
        finalizedRecord(records, { chainId: 2372, hash, receipt: receipt(hash, status), confirmedTime: 5 }),
      );
      tellChange({ chain, queryClient: new QueryClient(), before, wasDropped: false });
      const title = summary === '' ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : summary;
      const link = { label: 'View on BESCScan', href: `https://scan.example/tx/${hash}` };
      expect(told()).toMatchObject({ kind, title, link });
    }
  },
);

test('WALLET-01 WALLET-02 the dialog has the tabs Wallet and Transactions', () => {
  walletStore.setState({ status: 'disconnected' }, true);
  walletOverlay.open();
  show(<WalletDialog />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Wallet', 'Transactions']);
});
