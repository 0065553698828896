import type { ChainAccess } from '../chain/chain-access';
import { chainQuery } from '../chain/chain-query';

/** The account's BESC in wei, read with every block. */
export function nativeBalanceQuery({ reader }: ChainAccess, address: `0x${string}`) {
  return chainQuery({ key: ['native-balance', address], read: () => reader.nativeBalance(address) });
}
