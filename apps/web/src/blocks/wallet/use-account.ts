import { useChain } from '../chain/chain-context';
import type { AccountState } from './account-state';
import { walletStore } from './wallet-store';

export type Account = AccountState & {
  /** True when a wallet is connected that is on another chain than this deployment. */
  readonly wrongNetwork: boolean;
};

/** The connected account. `address` is there exactly when `status` is 'connected'. */
export function useAccount(): Account {
  const { settings } = useChain();
  const state = walletStore();
  return { ...state, wrongNetwork: state.status === 'connected' && state.walletChainId !== settings.chain.id };
}
