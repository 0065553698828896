import type { Hex } from '@besc/domain/shared/hex';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { TransactionReceipt } from 'viem';
import type { KeeperContext } from './keeper-task';
import { NonceTakenError } from './transaction-sender';
import { tryCall } from './try-call';

/**
 * What became of a call. `refused`: the chain does not take it, as it is now or by the time it was mined; `busy`: an earlier
 * transaction of the key is not mined, or another run of the key was faster.
 */
export type CallOutcome =
  | { readonly kind: 'done'; readonly hash: Hex; readonly receipt: TransactionReceipt }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'busy' };

/**
 * Sends calls that the chain takes with all that is on its way to it: what another keeper has sent already is refused here and
 * costs nothing. What is urgent is raised sooner. With a `nonce` only at that one of the key: what was read before it was looked up still holds then. Throws
 * what is no answer of the chain.
 */
export function callSender(
  { chain, sender, log }: Pick<KeeperContext, 'chain' | 'sender' | 'log'>,
  { isUrgent = false }: { readonly isUrgent?: boolean } = {},
) {
  return async (call: ContractCall, nonce?: number): Promise<CallOutcome> => {
    const { functionName } = call;
    if (!(await sender.isFree(isUrgent))) {
      log.warn({ call: functionName }, 'an earlier transaction is still pending; nothing is sent');
      return { kind: 'busy' };
    }
    const tried = await tryCall(chain, call);
    if (tried.kind === 'refused') return tried;
    try {
      const sent = (hash: Hex) => log.info({ call: functionName, hash }, 'transaction sent');
      const receipt = await sender.send({ ...tried.transaction, isUrgent }, sent, nonce);
      const hash = receipt.transactionHash;
      if (receipt.status === 'success') return { kind: 'done', hash, receipt };
      log.warn({ call: functionName, hash }, 'transaction reverted: somebody else was faster');
      return { kind: 'refused', reason: `transaction ${hash} was reverted` };
    } catch (error) {
      if (error instanceof NonceTakenError) return { kind: 'busy' };
      throw error;
    }
  };
}
