import type { Address } from '@besc/domain/shared/address';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import type { ChainAccess } from '../../chain/chain-access';
import { requestNode } from './node-request';

export type FundedAccount = {
  readonly address: Address;
  /** In wei. */
  readonly balance: bigint;
  /** Its place among the node's accounts, from 1. */
  readonly number: number;
};

/** The accounts the local node signs for, with what they have; empty ones are left out. */
export async function readFundedAccounts({ settings, reader }: ChainAccess): Promise<readonly FundedAccount[]> {
  const answer = await requestNode(settings, { method: 'eth_accounts' });
  const addresses = z.parse(z.array(addressSchema), answer);
  const accounts = await Promise.all(
    addresses.map(async (address, index) => ({
      address,
      balance: await reader.nativeBalance(address),
      number: index + 1,
    })),
  );
  return accounts.filter(({ balance }) => balance > 0n);
}
