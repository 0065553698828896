import type { Settings } from '@besc/wire/settings/settings';
import { loadPart } from '../../lib/load-part';
import type { WalletEngine } from './wallet-engine';

let engine: Promise<WalletEngine> | undefined;

/** The one wallet engine of the page; its code is loaded with the first call. */
export function walletEngine(settings: Settings): Promise<WalletEngine> {
  engine ??= loadPart('wallet-engine', async () => {
    const { createWalletEngine } = await import('./wallet-engine');
    return createWalletEngine(settings);
  }).catch((error: unknown) => {
    // The next call tries again.
    engine = undefined;
    throw error;
  });
  return engine;
}
