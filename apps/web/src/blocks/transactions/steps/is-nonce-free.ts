import { getTransactionCount } from 'viem/actions';
import type { StepContext } from '../records/step-context';

/** Whether nothing of the account has used the nonce since it was read; false when the node does not say. */
export async function isNonceFree({ client, account, nonce }: StepContext): Promise<boolean> {
  const used = await getTransactionCount(client, { address: account, blockTag: 'pending' }).catch(() => undefined);
  return used === nonce;
}
