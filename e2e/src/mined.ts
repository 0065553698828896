import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, type Hex, http, type TransactionReceipt } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';

/** Makes a block of what was sent, since the stack's next one is up to three seconds away; throws when it failed. */
export async function mined(stack: Pick<TestStack, 'chain' | 'rpcUrl'>, hash: Hex): Promise<TransactionReceipt> {
  await stack.chain.mine();
  const client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0, pollingInterval: 50 });
  const receipt = await waitForTransactionReceipt(client, { hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} failed`);
  return receipt;
}
