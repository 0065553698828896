import type { ReactNode } from 'react';
import { useChain } from '../blocks/chain/chain-context';
import { useAccount } from '../blocks/wallet/use-account';
import { BlockedPage } from './blocked-page';
import { isBlockedAddress } from './is-blocked-address';

/** An account on the block list sees only the words 'Blocked address'. A legal notice, not a security control. */
export function AccountGate({ children }: { readonly children: ReactNode }) {
  const { address } = useAccount();
  const { blockedAddresses } = useChain().settings;
  return isBlockedAddress(blockedAddresses, address) ? <BlockedPage /> : children;
}
