import type { Address, LocalAccount, PublicClient } from 'viem';
import { createWalletClient, custom } from 'viem';
import { factoryAbi } from '../generated/abi/factory';
import { DeployError } from './deploy-error';

/**
 * The owner's side of the hand-over: takes the setter's role that `deploy` offered. False when there is nothing to accept.
 * Rejects with a `DeployError` when the chain refuses.
 */
export async function acceptRoles(options: {
  client: PublicClient;
  owner: LocalAccount;
  gasPrice: bigint;
  factory: Address;
}): Promise<boolean> {
  const { client, owner, gasPrice, factory: address } = options;
  const wallet = createWalletClient({ account: owner, chain: client.chain, transport: custom(client) });
  const pending = await client.readContract({ address, abi: factoryAbi, functionName: 'pendingFeeToSetter' });
  if (pending !== owner.address) return false;
  const call = { address, abi: factoryAbi, functionName: 'acceptFeeToSetter' } as const;
  const hash = await wallet.writeContract({ ...call, chain: client.chain ?? null, type: 'legacy', gasPrice });
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new DeployError('STEP_FAILED', `the role could not be accepted: ${hash}`);
  return true;
}
