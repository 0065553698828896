import { voteLogAbi as abi } from '@besc/contracts/abi/vote-log';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { LogReceipt } from '@besc/domain/voting/vote-log';
import { decodeFunctionResult, encodeFunctionData, hexToBigInt } from 'viem';
import { ReadError } from '../shared/errors/read-error';
import type { ChainClient } from '../shared/nodes/chain-client';

/** Length and last hash of a proposal's log as they stand on the chain; undefined before they were published. Rejects with ReadError. */
export async function publishedHead(
  client: ChainClient,
  { contract, proposal }: { readonly contract: Address; readonly proposal: Hex },
): Promise<Pick<LogReceipt, 'position' | 'hash'> | undefined> {
  const functionName = 'headOf';
  const data = encodeFunctionData({ abi, functionName, args: [proposal] });
  try {
    const answer = await client.request({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] });
    const [length, hash] = decodeFunctionResult({ abi, functionName, data: answer });
    return hexToBigInt(hash) === 0n ? undefined : { position: Number(length), hash };
  } catch (error) {
    throw new ReadError('READ_FAILED', 'The chain could not be asked for the head of a log', error);
  }
}
