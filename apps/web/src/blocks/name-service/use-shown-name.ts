import type { Address } from '@besc/domain/shared/address';
import { useAccountFace } from './use-account-face';
import { useAccountName } from './use-account-name';

/** What an account is called: by the name of its profile, else by a name that leads back to it; undefined without either. */
export function useShownName(account: Address | undefined): string | undefined {
  const face = useAccountFace(account);
  const name = useAccountName(account);
  return face?.username ?? name;
}
