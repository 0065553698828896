import type { Address } from '@besc/domain/shared/address';
import { shortAddress } from '@besc/domain/shared/short-address';
import { useAccountFace } from './use-account-face';
import { useAccountName } from './use-account-name';

/**
 * What an account is called: by the name of its profile, else by a name that leads back to it, else by its short address. The
 * whole one is its title.
 */
export function AccountName({ address }: { readonly address: Address }) {
  const face = useAccountFace(address);
  const name = useAccountName(address);
  return (
    <bdi title={address} className="inline-block max-w-36 truncate align-bottom tabular-nums">
      {face?.username ?? name ?? shortAddress(address)}
    </bdi>
  );
}
