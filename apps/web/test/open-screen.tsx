import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { AppFrame } from '../src/app/app-frame';
import { makeAppParts } from '../src/app/make-app-parts';
import { startBlockPoll } from '../src/blocks/chain/block-poll';
import { loginStore } from '../src/blocks/wallet/login-store';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import type { FaultLab } from './fault-lab';

export interface ScreenOptions {
  /** How often the page looks for a block: long where requests are counted or broken. */
  readonly blockMs?: number;
  /** The wallet has granted the lab's account before the first view and is not connected yet. */
  readonly isWalletLate?: boolean;
}

/**
 * The page at an address as the app has it (registry, router, shell, providers, connection) on a lab's chain, connected and
 * following the blocks; settles when the screen is there, with the router and the way to stop. Only wallets are not looked for.
 */
export async function openScreen(lab: FaultLab, address: string, options: ScreenOptions = {}) {
  const { blockMs = 50, isWalletLate = false } = options;
  const tokens = { busdc: lab.token('BUSDC'), money: lab.token('MONEY') };
  const settings = { ...lab.settings, tokens };
  const parts = makeAppParts(settings, createMemoryHistory({ initialEntries: [address] }));
  const { chain, queryClient, router } = parts;
  if (isWalletLate) {
    walletStore.setState({ status: 'reconnecting' }, true);
    loginStore.setState({ isSettled: false, expected: lab.account });
  } else walletStore.setState({ status: 'connected', address: lab.account, walletChainId: settings.chain.id }, true);
  render(<AppFrame parts={parts} />);
  const stop = startBlockPoll({ queryClient, reader: chain.reader, intervalMs: blockMs });
  await screen.findByRole('heading', { level: 1 });
  return {
    router,
    stop(): void {
      stop();
      chain.reader.close();
    },
  };
}
