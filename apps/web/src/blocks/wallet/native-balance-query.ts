import type { Address } from '@besc/domain/shared/address';
import { blockSeconds } from '@besc/domain/shared/constants';
import type { ChainAccess } from '../chain/chain-access';
import { chainQuery } from '../chain/chain-query';
import { loggedBalance } from '../chain/logged-balance';
import { walletPollingMs } from './wallet-polling';

/** The account's BESC in wei, read every 12 seconds' worth of blocks; nothing without an account. */
export function nativeBalanceQuery({ reader }: ChainAccess, address: Address | undefined) {
  return chainQuery({
    key: ['native-balance', address],
    read: address && (() => loggedBalance('BESC', () => reader.nativeBalance(address))),
    freshnessBlocks: Math.max(1, Math.round(walletPollingMs / 1000 / blockSeconds)),
  });
}
