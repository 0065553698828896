import type { Address } from '@besc/domain/shared/address';
import { useQuery } from '@tanstack/react-query';
import type { AccountFace } from '../chain/account-faces';
import { useChain } from '../chain/chain-context';
import { faceQuery } from './face-query';

/** Name and picture of an account's profile; undefined while they are not known. */
export function useAccountFace(account: Address | undefined): AccountFace | undefined {
  return useQuery(faceQuery(useChain(), account)).data;
}
