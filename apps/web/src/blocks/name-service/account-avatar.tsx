import type { Address } from '@besc/domain/shared/address';
import { TokenMark } from '@besc/ui/token-mark';
import { useAccountFace } from './use-account-face';

/** The picture of an account's profile, else a mark that is drawn from its address. It says nothing: the name stands beside it. */
export function AccountAvatar({ address, size }: { readonly address: Address; readonly size: number }) {
  const face = useAccountFace(address);
  const pictures = face?.pictureUrl === undefined ? [] : [face.pictureUrl];
  return <TokenMark seed={address} symbol={address.slice(2)} size={size} sources={pictures} />;
}
