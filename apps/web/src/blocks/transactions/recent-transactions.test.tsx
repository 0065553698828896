import { addRecord, finalizedRecord } from '@besc/domain/transactions/record-lifecycle';
import { createBatchReader } from '@besc/sdk/shared/batch-reader';
import { makeSettings } from '@besc/wire/settings/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChainProvider } from '../chain/chain-context';
import { LanguageProvider } from '../language/language-provider';
import { toastQueue } from '../toast/toast-queue';
import { WalletDialog } from '../wallet/wallet-dialog';
import { walletDialogStore } from '../wallet/wallet-dialog-store';
import { walletStore } from '../wallet/wallet-store';
import { makeRecord } from './make-record';
import { RecentTransactions } from './recent-transactions';
import { requestStore, updateRequests } from './request-store';
import { tellChange } from './tell-change';
import { recordOf } from './transaction-book';
import { transactionStore, updateTransactions } from './transaction-store';

const base = makeSettings();
const settings = { ...base, chain: { ...base.chain, explorerUrl: 'https://scan.example/' } };
const client = createClient({ transport: http('http://127.0.0.1:9') });
const chain = { settings, client, reader: createBatchReader({ client, multicall: settings.contracts.multicall }) };
const record = makeRecord();
const shown = vi.spyOn(toastQueue, 'show');
const receipt = (hash: `0x${string}`, status: 0 | 1) => ({
  ...{ blockHash: `0x${'bb'.repeat(32)}` as const, blockNumber: 9, contractAddress: null, from: record.from, status },
  ...{ to: null, transactionHash: hash, transactionIndex: 0 },
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  transactionStore.setState({ book: {} });
  requestStore.setState({ requests: [], ends: {} });
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
  const hash: `0x${string}` = `0x${digit.repeat(64)}`;
  updateTransactions((book) => {
    const added = addRecord(book, makeRecord({ hash, summary: { text: summary }, addedTime: Number(digit) }));
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
  expect(screen.getByText('What you send from this browser is listed here until you clear it.')).toBeInTheDocument();
});

test('TX-28 without a wallet a connect prompt is shown', () => {
  walletStore.setState({ status: 'disconnected' }, true);
  show();
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeInTheDocument();
});

test('what a wallet was asked before a reload is listed until it is found or given up', async () => {
  const { from, chainId, nonce, summary } = record;
  const id = `0x${'77'.repeat(32)}` as const;
  act(() => updateRequests(() => [{ id, from, chainId, nonce, summary, sinceBlock: 1, askedTime: 1, until: 9e12 }]));
  show();
  expect(screen.getByText('Put before your wallet. If you confirm it there, it appears here.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No longer look for it' }));
  expect(screen.getByText('No recent transactions')).toBeInTheDocument();
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
      const before = recordOf(transactionStore.getState().book, { chainId: 2372, hash }) ?? record;
      updateTransactions((book) =>
        finalizedRecord(book, { chainId: 2372, hash, receipt: receipt(hash, status), confirmedTime: 5 }),
      );
      tellChange({ chain, queryClient: new QueryClient(), before, wasDropped: false });
      const title = summary === '' ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : summary;
      const link = { label: 'View on BESCScan', href: `https://scan.example/tx/${hash}` };
      expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ kind, title, link }));
    }
  },
);

test('WALLET-01 WALLET-02 the dialog has the tabs Wallet and Transactions', () => {
  walletStore.setState({ status: 'disconnected' }, true);
  walletDialogStore.setState({ open: true, tab: 'wallet' });
  show(<WalletDialog />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Wallet', 'Transactions']);
});
