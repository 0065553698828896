import { pointSaleAbi } from '@besc/contracts/abi/point-sale';
import type { Address } from '@besc/domain/shared/address';
import { parseAbi } from 'viem';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** What sales have beside what the point centre asks of them. */
const endAbi = parseAbi(['function endBlock() view returns (uint256)']);

/**
 * Of sales those that are over for an account by a block, which paid in less than the threshold (wei of what is raised). One that
 * tells no end, or not what was paid in, is not among them. Rejects with ReadError when the chain could not be asked.
 */
export async function readMissedSales(options: {
  readonly reader: BatchReader;
  readonly account: Address;
  readonly sales: readonly { readonly sale: Address; readonly threshold: bigint }[];
  readonly block: bigint;
}): Promise<ReadonlySet<Address>> {
  const { reader, account, sales, block } = options;
  const reads = sales.map(async ({ sale, threshold }) => {
    const [end, paid] = await Promise.all([
      orNothing(reader.read({ address: sale, abi: endAbi, functionName: 'endBlock' })),
      orNothing(reader.read({ address: sale, abi: pointSaleAbi, functionName: 'userInfo', args: [account] })),
    ]);
    if (end === undefined || paid === undefined || block <= end) return [];
    return paid[0] === 0n || paid[0] < threshold ? [sale] : [];
  });
  return new Set((await Promise.all(reads)).flat());
}
