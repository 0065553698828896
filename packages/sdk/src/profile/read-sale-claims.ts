import { pointCenterAbi as abi } from '@besc/contracts/abi/point-center';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** Whether the point centre gives an account the points of a sale now; undefined where it could not be read. */
export interface SaleClaim {
  readonly sale: Address;
  readonly canClaim: boolean | undefined;
}

/** For sales at once; when that fails each by itself, so that one stops none of the others. Rejects with ReadError. */
export async function readSaleClaims(options: {
  readonly reader: BatchReader;
  readonly pointCenter: Address;
  readonly account: Address;
  readonly sales: readonly Address[];
}): Promise<readonly SaleClaim[]> {
  const { reader, pointCenter: address, account, sales } = options;
  const at = { address, abi } as const;
  const all = await orNothing(reader.read({ ...at, functionName: 'checkClaimStatuses', args: [account, [...sales]] }));
  if (all?.length === sales.length) return sales.map((sale, place) => ({ sale, canClaim: all[place] }));
  return await Promise.all(
    sales.map(async (sale) => ({
      sale,
      canClaim: await orNothing(reader.read({ ...at, functionName: 'checkClaimStatus', args: [account, sale] })),
    })),
  );
}
