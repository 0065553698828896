import type { Settings } from '@besc/wire/settings/settings';
import { walletStore } from './wallet-store';

/** Two pages that each want their own chain must not pull the wallet to and fro. */
const shortestPauseMs = 10_000;

/**
 * Asks the wallet once to come back whenever it leaves this chain while it is connected. What it answers is final until
 * it leaves again. Answers how to stop.
 */
export function followNetwork(
  { chain }: Pick<Settings, 'chain'>,
  switchNetwork: () => Promise<void>,
  now: () => number = Date.now,
): () => void {
  let isAsking = false;
  let askedAt: number | undefined;
  return walletStore.subscribe((state, before) => {
    const wasHere = before.status === 'connected' && before.walletChainId === chain.id;
    const hasLeft = wasHere && state.status === 'connected' && state.walletChainId !== chain.id;
    if (!hasLeft || isAsking || (askedAt !== undefined && now() - askedAt < shortestPauseMs)) return;
    isAsking = true;
    askedAt = now();
    void switchNetwork().finally(() => {
      isAsking = false;
    });
  });
}
