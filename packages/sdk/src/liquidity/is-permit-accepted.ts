import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import type { ChainClient } from '../shared/nodes/chain-client';
import { contractCall } from '../shared/writes/contract-call';
import { simulate } from '../shared/writes/simulate';
import type { SignedPermit } from './permit';

/**
 * Whether the pair takes a signed permit, asked by a static call that changes nothing. False only when the pair refuses it
 * (another signer, a used number, a deadline that is over); true also when no node answered.
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
  const args = [owner, spender, value, deadlineSeconds, permit.v, permit.r, permit.s] as const;
  const call = contractCall({ address: pair, abi: pairAbi, functionName: 'permit', args });
  return (await simulate({ client, account: owner, call })).kind !== 'reverted';
}
