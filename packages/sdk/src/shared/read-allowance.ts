import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from './batch-reader';

/** How much of the owner's tokens the spender may move, in smallest units. Rejects with ReadError. */
export async function readAllowance(options: {
  reader: BatchReader;
  token: Address;
  owner: Address;
  spender: Address;
  signal?: AbortSignal;
}): Promise<bigint> {
  const { reader, token, owner, spender, signal } = options;
  return await reader.read(
    { address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] },
    signal === undefined ? {} : { signal },
  );
}
