import { starterFactoryAbi as abi } from '@besc/contracts/abi/starter-factory';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** What a starter costs an account, and whether it may have one. */
export interface StarterOffer {
  /** Wei of MONEY. */
  readonly price: bigint;
  readonly hasClaimed: boolean;
  readonly canMint: boolean;
}

/** The starter factory's word for an account. Rejects with ReadError. */
export async function readStarter(options: {
  readonly reader: BatchReader;
  readonly factory: Address;
  readonly account: Address;
}): Promise<StarterOffer> {
  const { reader, factory: address, account } = options;
  const at = { address, abi } as const;
  const [price, hasClaimed, canMint] = await Promise.all([
    reader.read({ ...at, functionName: 'tokenPrice' }),
    reader.read({ ...at, functionName: 'hasClaimed', args: [account] }),
    reader.read({ ...at, functionName: 'canMint', args: [account] }),
  ]);
  return { price, hasClaimed, canMint };
}
