import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { AppFrame } from '../src/app/app-frame';
import { makeAppParts } from '../src/app/make-app-parts';
import { startBlockPoll } from '../src/blocks/chain/block-poll';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import type { FaultLab } from './fault-lab';

/**
 * The page at an address as the app has it (registry, router, shell, providers, connection) on a lab's chain, connected and
 * following the blocks; settles when the screen is there, with the way to stop. Only wallets are not looked for.
 */
export async function openScreen(lab: FaultLab, address: string): Promise<() => void> {
  const tokens = { busdc: lab.token('BUSDC'), money: lab.token('MONEY') };
  const settings = { ...lab.settings, tokens };
  const parts = makeAppParts(settings, createMemoryHistory({ initialEntries: [address] }));
  const { chain, queryClient } = parts;
  walletStore.setState({ status: 'connected', address: lab.account, walletChainId: settings.chain.id }, true);
  render(<AppFrame parts={parts} firstAccount={lab.account} />);
  const stop = startBlockPoll({ queryClient, reader: chain.reader, intervalMs: 50 });
  await screen.findByRole('heading', { level: 1 });
  return () => {
    stop();
    chain.reader.close();
  };
}
