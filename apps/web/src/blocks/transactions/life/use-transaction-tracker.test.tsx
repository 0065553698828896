import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { FaultLab } from '../../../../test/fault-lab';
import { ChainProvider } from '../../chain/chain-context';
import { connectChain } from '../../chain/connect-chain';
import { updateTransactions } from '../records/transaction-store';
import { useTransactionTracker } from './use-transaction-tracker';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());

test('code that cannot be loaded, also after the page was reloaded, is asked for again with the next block', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('besc-reloaded-parts', '["transaction-tracker"]');
  const chain = connectChain(lab.settings);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={lab.queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  const load = vi.fn(() => import('./track-transactions'));
  load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
  const { unmount } = renderHook(() => useTransactionTracker(load), { wrapper });
  onTestFinished(() => {
    unmount();
    chain.reader.close();
  });
  const hash = await lab.send({ to: lab.stranger, value: '0x1' });
  const { account: from, settings } = lab;
  const sent = { hash, from, chainId: settings.chain.id, nonce: 0, summary: { text: 'Send' }, addedTime: Date.now() };
  updateTransactions((records) => addRecord(records, sent));
  for (const times of [1, 2]) {
    await eventually(() => expect(load).toHaveBeenCalledTimes(times));
    await eventually(() => expect(load.mock.settledResults[times - 1]?.type).toBe('rejected'));
    await lab.chain.mine(1);
    await chain.reader.poll();
  }
  await eventually(() => expect(lab.records()).toMatchObject([{ hash, receipt: { status: 1 } }]));
  expect(load).toHaveBeenCalledTimes(3);
});
