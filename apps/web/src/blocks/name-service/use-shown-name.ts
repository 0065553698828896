import type { Address } from '@besc/domain/shared/address';
import { useEffect } from 'react';
import { usePreference } from '../preferences/use-preference';
import { useAccount } from '../wallet/use-account';
import { ownProfile } from './own-profile';
import { useAccountFace } from './use-account-face';
import { useAccountName } from './use-account-name';
import { usernameVisibility } from './username-visibility';

/** What an account is called: by the name of its profile, else by a name that leads back to it; undefined without either. */
export function useShownName(account: Address | undefined): string | undefined {
  const own = useAccount().address;
  const face = useAccountFace(account);
  const name = useAccountName(account);
  const isVisible = usePreference(usernameVisibility);
  const kept = usePreference(ownProfile);
  const isOwn = account !== undefined && account === own;
  const username = face?.username;
  useEffect(() => {
    if (!isOwn || face === undefined) return;
    const last = ownProfile.get();
    if (username === undefined) {
      if (last?.account === account) ownProfile.set(null);
    } else if (last?.account !== account || last.username !== username) ownProfile.set({ account, username });
  }, [isOwn, face, username, account]);
  if (!isOwn) return username ?? name;
  const last = face === undefined && kept?.account === account ? kept.username : username;
  return (isVisible ? last : undefined) ?? name;
}
