import { dayOneGiftAbi as abi } from '@besc/contracts/abi/day-one-gift';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** The gift of day one, as it stands for an account. */
export interface GiftOffer {
  /** Wei of MONEY. */
  readonly amount: bigint;
  readonly canClaim: boolean;
}

/** What the gift gives, and whether the account can take it now. Rejects with ReadError. */
export async function readGift(options: {
  readonly reader: BatchReader;
  readonly gift: Address;
  readonly account: Address;
}): Promise<GiftOffer> {
  const { reader, gift: address, account } = options;
  const at = { address, abi } as const;
  const [amount, canClaim] = await Promise.all([
    reader.read({ ...at, functionName: 'numberMoney' }),
    reader.read({ ...at, functionName: 'canClaim', args: [account] }),
  ]);
  return { amount, canClaim };
}
