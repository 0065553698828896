import type { Address } from '@besc/domain/shared/address';
import { shortAddress } from '@besc/domain/shared/short-address';
import { useShownName } from './use-shown-name';

/** What an account is called, else its short address. The whole one is its title. */
export function AccountName({ address }: { readonly address: Address }) {
  const name = useShownName(address);
  return (
    <bdi title={address} className="inline-block max-w-[min(9rem,100%)] truncate align-bottom tabular-nums">
      {name ?? shortAddress(address)}
    </bdi>
  );
}
