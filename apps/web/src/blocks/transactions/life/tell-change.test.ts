// @vitest-environment happy-dom

import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeRecord } from '../../../../test/make-record';
import { noChain } from '../../../../test/no-chain';
import { say } from '../../../../test/say';
import { toldToast } from '../../../../test/told-toast';
import { toastQueue } from '../../toast/toast-queue';
import { transactionStore } from '../records/transaction-store';
import { endMessage } from './end-message';
import { tellChange } from './tell-change';

const chain = noChain();
const toast = {
  title: { text: 'Unstaked!' },
  description: { text: 'Your %symbol% earnings have also been harvested to your wallet!', values: { symbol: 'MONEY' } },
};
const before = makeRecord({ toast });

const shown = vi.spyOn(toastQueue, 'show');
const closed = vi.spyOn(toastQueue, 'close');
beforeEach(() => {
  shown.mockClear();
  closed.mockClear();
});

function tell(change: Partial<TransactionRecord>) {
  const { chainId, hash } = before;
  transactionStore.setState({ records: { [chainId]: { [hash]: { ...before, ...change } } } });
  tellChange({ chain, queryClient: new QueryClient(), before, wasDropped: false });
  return shown.mock.calls.map(([toast]) => toldToast(toast));
}

const receipt = (status: 0 | 1): Partial<TransactionRecord> => ({
  receipt: {
    blockHash: before.hash,
    blockNumber: 5,
    contractAddress: null,
    from: before.from,
    to: before.from,
    status,
    transactionHash: before.hash,
    transactionIndex: 0,
  },
  confirmedTime: 2_000,
});

test('FARM-29 a success is told in its own words, which came with the record', () => {
  expect(tell(receipt(1))).toMatchObject([
    {
      kind: 'success',
      title: 'Unstaked!',
      description: 'Your MONEY earnings have also been harvested to your wallet!',
    },
  ]);
});

test('FARM-31 a failure is the documents’ Error, with the reason of the chain', () => {
  expect(tell({ ...receipt(0), reason: 'Nope' })).toMatchObject([
    {
      kind: 'danger',
      title: 'Error',
      description: 'Please try again. Confirm the transaction and make sure you are paying enough gas! (Nope)',
    },
  ]);
});

test('a refusal that came with the block is told in the words of the feature, as one before the wallet is', () => {
  const refusals = { SalesOver: { text: 'sales for this round are closed' } };
  const advice = 'Please try again. Confirm the transaction and make sure you are paying enough gas!';
  expect(tell({ ...receipt(0), refusals, reason: 'SalesOver' })).toMatchObject([
    { description: `${advice} (sales for this round are closed)` },
  ]);
  const ended = { kind: 'failed', refusals } as const;
  expect(say(endMessage({ ...ended, reason: 'SalesOver' }))).toBe(
    'The transaction failed: sales for this round are closed',
  );
  expect(say(endMessage({ ...ended, reason: 'constructor' }))).toBe('The transaction failed: constructor');
});

test('POOL-100 VAULT-31 VAULT-32 what has not come about is said before the advice, with the reason or without', () => {
  const advice = 'Please try again. Confirm the transaction and make sure you are paying enough gas!';
  const failing = { ...receipt(0), toast: { ...toast, failure: { text: 'Bounty could not be collected' } } };
  expect(tell(failing)).toMatchObject([{ title: 'Error', description: `Bounty could not be collected. ${advice}` }]);
  shown.mockClear();
  expect(tell({ ...failing, reason: 'Nope' })).toMatchObject([
    { title: 'Error', description: `Bounty could not be collected. ${advice} (Nope)` },
  ]);
});

test('a success that paid nothing is told under its summary, also when the chain takes it back', () => {
  const unpaid = { text: 'Bounty could not be collected' };
  expect(tell({ ...receipt(1), unpaid })).toMatchObject([
    { kind: 'warning', title: 'Swap 1.5 BESC', description: 'Bounty could not be collected' },
  ]);
  closed.mockClear();
  const { chainId, hash } = before;
  const takenBack = { ...before, isTakenBack: true } as const;
  transactionStore.setState({ records: { [chainId]: { [hash]: takenBack } } });
  const paid = { ...before, ...receipt(1), unpaid };
  tellChange({ chain, queryClient: new QueryClient(), before: paid, wasDropped: false });
  expect(closed).toHaveBeenCalledWith('toast:Swap 1.5 BESC');
});

test('a success that the chain took back takes its toast away and stays said', () => {
  expect(tell({ ...receipt(0), isTakenBack: true })).toMatchObject([
    { kind: 'danger', title: 'Error', isLasting: true },
  ]);
  expect(closed).toHaveBeenCalledWith('toast:Unstaked!');
});
