import { useState } from 'react';
import { useWalletActions } from './use-wallet-actions';

/** Asks the wallet to come to this deployment's chain, adding it when the wallet does not know it. */
export function useSwitchNetwork(): { readonly switchNetwork: () => Promise<void>; readonly pending: boolean } {
  const { switchNetwork } = useWalletActions();
  const [pending, setPending] = useState(false);
  return {
    pending,
    async switchNetwork() {
      setPending(true);
      await switchNetwork();
      setPending(false);
    },
  };
}
