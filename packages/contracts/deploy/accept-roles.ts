import { type Account, type Address, createPublicClient, createWalletClient, http } from 'viem';
import { factoryAbi } from '../generated/abi/factory';

/**
 * The owner's side of the hand-over: takes the setter's role that `deploy` offered. Does nothing when there is nothing
 * to accept.
 */
export async function acceptRoles(options: { rpcUrl: string; owner: Account; factory: Address }): Promise<void> {
  const transport = http(options.rpcUrl);
  const client = createPublicClient({ transport, pollingInterval: 100 });
  const wallet = createWalletClient({ transport, account: options.owner });
  const pending = await client.readContract({
    address: options.factory,
    abi: factoryAbi,
    functionName: 'pendingFeeToSetter',
  });
  if (pending !== options.owner.address) return;
  const hash = await wallet.writeContract({
    address: options.factory,
    abi: factoryAbi,
    functionName: 'acceptFeeToSetter',
    account: options.owner,
    chain: null,
    type: 'legacy',
  });
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`the role could not be accepted: ${hash}`);
}
