import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { startBlockPoll } from '../src/blocks/chain/block-poll';
import { connectChain } from '../src/blocks/chain/connect-chain';
import { trackTransactions } from '../src/blocks/transactions/life/track-transactions';
import { makeQueryClient } from '../src/lib/make-query-client';
import type { FaultLab, WalletAnswers } from './fault-lab';
import { LabWallet } from './lab-wallet';
import { makePlace } from './make-place';

type Toasts = NonNullable<NonNullable<Parameters<typeof makePlace>[1]>['toasts']>;

/**
 * A part on the lab's chain, whose blocks and transactions are followed until the test ends, with a wallet that answers as it
 * is told. Answers the wallet, what it was asked to send, and how the part leaves the page.
 */
export async function placeOnChain(
  lab: FaultLab,
  part: ReactElement,
  { toasts, ...options }: { toasts?: Toasts; wallet?: WalletAnswers } = {},
) {
  const chain = connectChain(lab.settings);
  const queryClient = makeQueryClient();
  const wallet = new LabWallet(lab, lab.account, options.wallet);
  await wallet.connect();
  const { unmount } = render(makePlace(part, { chain, queryClient, ...(toasts ? { toasts } : {}) }));
  const stops = [
    trackTransactions({ chain, queryClient }),
    startBlockPoll({ queryClient, reader: chain.reader, intervalMs: 50 }),
  ];
  onTestFinished(async () => {
    cleanup();
    for (const stop of stops) stop();
    chain.reader.close();
    await wallet.leave();
  });
  const sends = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction');
  return { wallet, sends, unmount };
}
