import { min } from '@besc/domain/shared/math';
import type { ChainClient } from '@besc/sdk/shared/nodes/chain-client';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { nodeEstimate } from '@besc/sdk/shared/writes/estimate-gas';
import { callRefusal } from './call-refusal';
import type { KeeperAccount } from './keeper-key';
import type { KeeperTransaction } from './transaction-sender';

/** Whether the chain takes a call, with all that is on its way to it. `estimate` is the gas that it uses as things are. */
export type TriedCall =
  | { readonly kind: 'ready'; readonly estimate: bigint; readonly transaction: KeeperTransaction }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Tries a call of the key's account. With `most` it may use no more gas than that, now and when it is mined; with `gasPrice` (wei)
 * at that price, for calls of contracts that might look at it. Throws what is no answer of the chain.
 */
export async function tryCall(
  { client, account }: { readonly client: ChainClient; readonly account: Pick<KeeperAccount, 'address'> },
  call: ContractCall,
  { most, gasPrice }: { readonly most?: bigint; readonly gasPrice?: bigint } = {},
): Promise<TriedCall> {
  try {
    const asked = { client, account: account.address, call, gasPrice };
    const estimate = await nodeEstimate({ ...asked, blockTag: 'pending', most });
    const gas = gasLimit(estimate, call);
    const transaction = { ...encodeCall(call), gas: most === undefined ? gas : min(gas, most) };
    return { kind: 'ready', estimate, transaction };
  } catch (error) {
    const reason = await callRefusal(error, { abi: call.abi, most });
    if (reason !== undefined) return { kind: 'refused', reason };
    throw error;
  }
}

/**
 * Almost a third more than the estimate, because pairs and games move until a call is mined: what needs still more reverts
 * whole, and what is not used costs nothing. What a call itself says an estimate may miss comes on top.
 */
function gasLimit(estimate: bigint, call: ContractCall): bigint {
  return (estimate * 13n) / 10n + 30_000n + (call.gas ?? 0n);
}
