import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/token';
import { encodeFunctionData } from 'viem';
import type { ChainClient } from '../shared/chain-client';
import { simulate } from '../shared/simulate';
import type { SignedPermit } from './permit';

/**
 * Whether the pair takes a signed permit, asked by a static call that changes nothing. False only when the pair refuses it
 * (another signer, a used number, a deadline that is over); true also when nobody could be asked.
 */
export async function isPermitAccepted(options: {
  client: ChainClient;
  pair: Address;
  owner: Address;
  spender: Address;
  value: bigint;
  deadlineSeconds: bigint;
  permit: Pick<SignedPermit, 'v' | 'r' | 's'>;
}): Promise<boolean> {
  const { client, pair, owner, spender, value, deadlineSeconds, permit } = options;
  const functionName = 'permit';
  const args = [owner, spender, value, deadlineSeconds, permit.v, permit.r, permit.s] as const;
  const data = encodeFunctionData({ abi: pairAbi, functionName, args });
  const transaction = { to: pair, data, value: 0n, functionName, args };
  return (await simulate({ client, account: owner, transaction })).kind !== 'reverted';
}
