import { useState } from 'react';
import { answerInTime } from './answer-in-time';
import { useWalletActions } from './use-wallet-actions';

/** A wallet that has not answered by then, as one whose window was closed, can be asked again. */
const patienceMs = 20_000;

/** Asks the wallet to come to this deployment's chain, adding it when the wallet does not know it. */
export function useSwitchNetwork(): { readonly switchNetwork: () => Promise<void>; readonly pending: boolean } {
  const { switchNetwork } = useWalletActions();
  const [pending, setPending] = useState(false);
  return {
    pending,
    async switchNetwork() {
      setPending(true);
      await answerInTime(switchNetwork(), patienceMs);
      setPending(false);
    },
  };
}
