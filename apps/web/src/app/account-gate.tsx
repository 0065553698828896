import { type ReactNode, useEffect } from 'react';
import { useChain } from '../blocks/chain/chain-context';
import { loginStore } from '../blocks/wallet/login-store';
import { useAccount } from '../blocks/wallet/use-account';
import { readBlockedAccount, writeBlockedAccount } from './blocked-memory';
import { BlockedPage } from './blocked-page';

/**
 * An account on the block list sees only the words 'Blocked address', and nothing before them: until the wallet of the
 * last visit is connected again, what it granted before the first view counts, else what was seen last.
 * A legal notice, not a security control.
 */
export function AccountGate(props: { readonly children: ReactNode }) {
  const { address } = useAccount();
  const { isSettled, expected } = loginStore();
  const { blockedAddresses } = useChain().settings;
  const account = address ?? (isSettled ? undefined : (expected ?? readBlockedAccount()));
  const isBlocked = account !== undefined && blockedAddresses.includes(account);
  useEffect(() => {
    if (isBlocked) writeBlockedAccount(account);
    else if (isSettled) writeBlockedAccount(undefined);
  }, [isBlocked, isSettled, account]);
  return isBlocked ? <BlockedPage /> : props.children;
}
