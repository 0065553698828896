import type { ReactNode } from 'react';
import { useChain } from '../blocks/chain/chain-context';
import { useText } from '../blocks/language/use-text';
import { useAccount } from '../blocks/wallet/use-account';
import { isBlockedAddress } from './is-blocked-address';

/** An account on the block list sees only the words 'Blocked address'. A legal notice, not a security control. */
export function AccountGate({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const { address } = useAccount();
  const { blockedAddresses } = useChain().settings;
  if (!isBlockedAddress(blockedAddresses, address)) return children;
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <h1 className="text-lg font-semibold">{t('Blocked address')}</h1>
    </main>
  );
}
