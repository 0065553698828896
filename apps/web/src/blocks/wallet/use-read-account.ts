import type { Address } from '@besc/domain/shared/address';
import { loginStore } from './login-store';
import { walletStore } from './wallet-store';

/**
 * Whose facts are read: the connected account's, and while the wallet of the last visit is taken up again those of the account
 * that it granted before the first view, so that they come with the first requests of a page. They are shown only once
 * `useAccount` names that account.
 */
export function useReadAccount(): Address | undefined {
  const address = walletStore((state) => state.address);
  const expected = loginStore((state) => (state.isSettled ? undefined : state.expected));
  return address ?? expected;
}
