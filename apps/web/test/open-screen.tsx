import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import { render, screen } from '@testing-library/react';
import { AppFrame } from '../src/app/app-frame';
import { makeAppParts } from '../src/app/make-app-parts';
import { startBlockPoll } from '../src/blocks/chain/block-poll';
import { chainHealthStore } from '../src/blocks/chain/chain-health-store';
import { trackTransactions } from '../src/blocks/transactions/life/track-transactions';
import { loginStore } from '../src/blocks/wallet/login-store';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import { address } from './address';
import type { FaultLab, WalletAnswers } from './fault-lab';
import { LabWallet } from './lab-wallet';

/** What is not as usual when a screen is opened. */
export interface Opening {
  /** The lab's account when left out; null: not connected. */
  readonly account?: Address | null;
  /** How often the page looks for a block: long where requests are counted or broken. */
  readonly blockMs?: number;
  /** The wallet has granted the lab's account before the first view and is not connected yet. */
  readonly isWalletLate?: boolean;
  readonly settings?: Partial<Settings>;
  /** What the wallet answers in place of the node, by method. */
  readonly wallet?: WalletAnswers;
}

/**
 * The page at an address as the app has it (registry, router, shell, providers, connection) on a lab's chain, connected and
 * following the blocks and what was sent; settles when the screen is there, with the wallet and the ways to
 * stop. The wallet announces itself and is connected by the page's own engine.
 */
export async function openScreen(lab: FaultLab, href: string, opening: Opening = {}) {
  const { account = lab.account, blockMs = 50, isWalletLate = false, settings } = opening;
  const all = { ...lab.settings, ...settings };
  address.open(href);
  const parts = makeAppParts(all);
  const { chain, queryClient } = parts;
  // What the page before was told last, also by a request that it left behind.
  chainHealthStore.setState(chainHealthStore.getInitialState(), true);
  if (isWalletLate) {
    walletStore.setState({ status: 'reconnecting' }, true);
    loginStore.setState({ isSettled: false, expected: lab.account });
  } else if (account === null) walletStore.setState({ status: 'disconnected' }, true);
  const wallet = new LabWallet(lab, account ?? lab.account, opening.wallet);
  if (account === null || isWalletLate) wallet.announce();
  else await wallet.connect(all);
  const { unmount } = render(<AppFrame parts={parts} />);
  const stopTracking = trackTransactions({ chain, queryClient });
  const stopFollowing = startBlockPoll({ queryClient, reader: chain.reader, intervalMs: blockMs });
  // Hidden from the reader of a screen while a dialog of the link is open.
  await screen.findByRole('heading', { level: 1, hidden: true });
  return {
    queryClient,
    wallet,
    stopFollowing,
    async stop() {
      unmount();
      stopFollowing();
      stopTracking();
      chain.reader.close();
      await wallet.leave();
    },
  };
}
