import type { Address } from '@besc/domain/shared/address';
import { lacksFunds } from '../errors/lacks-funds';
import { lastReason } from '../errors/last-reason';
import type { ChainClient } from '../nodes/chain-client';
import { bestCall } from './best-call';
import type { ContractCall } from './contract-call';
import { estimateGas } from './estimate-gas';
import { simulate } from './simulate';

/**
 * Which of several calls can be sent, or why none. The kinds of refusal are the documents' error texts as codes:
 * `reverted` SWAP-104 (105 without a reason), `gas-estimate-failed` SWAP-106, `no-call-failed` SWAP-107,
 * `missing-dependencies` SWAP-109.
 */
export type CallChoice =
  | { readonly kind: 'ready'; readonly call: ContractCall; readonly gasLimit: bigint }
  | { readonly kind: 'reverted'; readonly reason: string | undefined }
  | { readonly kind: 'gas-estimate-failed'; readonly error: unknown }
  | { readonly kind: 'no-call-failed' }
  | { readonly kind: 'missing-dependencies' };

/**
 * Estimates calls that do the same, best first: the first that works is ready, unless it needs another (`onlyIf`) that
 * does not. Else static calls find the reason (SWAP-096 to 098); a call that works and names its own gas limit needs no estimate.
 */
export async function chooseCall(options: {
  client: ChainClient;
  /** `undefined`: missing dependencies. */
  account: Address | undefined;
  calls: readonly ContractCall[];
  gasPrice?: bigint | undefined;
}): Promise<CallChoice> {
  const { client, account, calls, gasPrice } = options;
  if (account === undefined) return { kind: 'missing-dependencies' };
  const estimates = await Promise.all(
    calls.map(async (call) => {
      try {
        return { kind: 'ready', call, gasLimit: await estimateGas({ client, account, call, gasPrice }) } as const;
      } catch (error) {
        return { kind: 'failed', call, error } as const;
      }
    }),
  );
  const working = estimates.filter((estimate) => estimate.kind === 'ready');
  const best = bestCall(working.map(({ call }) => call));
  const ready = working.find(({ call }) => call === best);
  if (ready !== undefined) return ready;
  const failed = estimates.filter((estimate) => estimate.kind === 'failed');
  if (failed.length === 0) return { kind: 'no-call-failed' };
  const simulations = await Promise.all(failed.map(({ call }) => simulate({ client, account, call })));
  const reverted = simulations.filter((simulation) => simulation.kind === 'reverted');
  if (reverted.length < simulations.length) {
    const passed = failed.filter((_, index) => simulations[index]?.kind === 'success');
    // Calls that would work, but for the price of their gas.
    if (passed.some(({ error }) => lacksFunds(error))) return { kind: 'reverted', reason: 'insufficient funds' };
    const call = bestCall(passed.map(({ call }) => call));
    const gasLimit = call?.gasWithoutEstimate;
    if (call !== undefined && gasLimit !== undefined) return { kind: 'ready', call, gasLimit };
    return { kind: 'gas-estimate-failed', error: failed.at(-1)?.error };
  }
  return { kind: 'reverted', reason: lastReason(reverted) };
}
