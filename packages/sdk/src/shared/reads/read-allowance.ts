import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from './batch-reader';
import { erc20ReadAbi } from './erc20-read-abi';

/** How much of the owner's tokens the spender may move, in smallest units. Rejects with ReadError. */
export async function readAllowance(options: {
  reader: BatchReader;
  token: Address;
  owner: Address;
  spender: Address;
}): Promise<bigint> {
  const { reader, token, owner, spender } = options;
  return await reader.read({ address: token, abi: erc20ReadAbi, functionName: 'allowance', args: [owner, spender] });
}
