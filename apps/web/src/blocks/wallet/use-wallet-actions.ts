import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { type WalletActions, walletActions } from './wallet-actions';

/** What a person can do with wallets. None of it rejects: problems become toasts. */
export function useWalletActions(): WalletActions {
  const { settings } = useChain();
  return useMemo(() => walletActions(settings), [settings]);
}
