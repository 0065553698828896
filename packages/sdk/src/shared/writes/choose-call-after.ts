import type { Address } from '@besc/domain/shared/address';
import { lastReason } from '../errors/last-reason';
import type { ChainClient } from '../nodes/chain-client';
import { bestCall } from './best-call';
import type { ContractCall } from './contract-call';
import { simulateCalls } from './simulate-calls';

/**
 * Which of several calls can be sent after others, or why none. `reverted`: the chain refuses them, with a reason where there is
 * one. `unknown`: this node cannot simulate calls in a row, or the call that works needs one that does not.
 */
export type LaterChoice =
  | { readonly kind: 'ready'; readonly call: ContractCall; readonly gasLimit: undefined }
  | { readonly kind: 'reverted'; readonly reason: string | undefined }
  | { readonly kind: 'unknown' };

/** As `chooseCall`, on the state that the calls `before` leave behind; without gas, which is not estimated there. Never rejects. */
export async function chooseCallAfter(options: {
  client: ChainClient;
  account: Address;
  before: readonly ContractCall[];
  /** Calls that do the same, best first. */
  calls: readonly ContractCall[];
}): Promise<LaterChoice> {
  const { client, account, before, calls } = options;
  const simulations = await Promise.all(
    calls.map((call) => simulateCalls({ client, account, calls: [...before, call] })),
  );
  if (simulations.some(({ kind }) => kind === 'unavailable')) return { kind: 'unknown' };
  const call = bestCall(calls.filter((_, index) => simulations[index]?.kind === 'success'));
  if (call !== undefined) return { kind: 'ready', call, gasLimit: undefined };
  const reverted = simulations.filter((simulation) => simulation.kind === 'reverted');
  return reverted.length === 0 ? { kind: 'unknown' } : { kind: 'reverted', reason: lastReason(reverted) };
}
