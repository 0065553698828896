import type { Address } from '@besc/domain/shared/address';
import { useChain } from '../../../blocks/chain/chain-context';
import { useAccount } from '../../../blocks/wallet/use-account';
import { profilePlace } from '../profile-place';
import { ProfileOf } from './profile-of';

/** The profile of any account with its medals, beside its items; the own one has its acts. */
export function AccountProfile({ account }: { readonly account: Address }) {
  const place = profilePlace(useChain().settings);
  const own = useAccount().address;
  return place && <ProfileOf place={place} account={account} isOwn={account === own} />;
}
