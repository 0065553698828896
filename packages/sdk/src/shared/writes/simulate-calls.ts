import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import { callErrors } from '../errors/call-errors';
import { revertReason } from '../errors/revert-reason';
import type { ChainClient } from '../nodes/chain-client';
import { callRequest } from './call-request';
import type { ContractCall } from './contract-call';

/**
 * What several calls of one account would do in a row, on the newest block. `reverted`: the call at `index` (from 0) is
 * the first that is refused. `returnData` has the answers in the calls' order. `unavailable`: this node cannot simulate a row of calls, so nothing is known.
 */
export type CallsSimulation =
  | { readonly kind: 'success'; readonly returnData: readonly (Hex | undefined)[] }
  | { readonly kind: 'reverted'; readonly index: number; readonly reason: string | undefined }
  | { readonly kind: 'unavailable' };

/** Runs calls one after the other on the state that the ones before leave behind (`eth_simulateV1`). Never rejects. */
export async function simulateCalls(options: {
  client: ChainClient;
  account: Address;
  calls: readonly ContractCall[];
}): Promise<CallsSimulation> {
  const { client, account, calls } = options;
  try {
    const request: { method: string; params: unknown[] } = {
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ calls: calls.map((call) => callRequest({ account, call })) }] }, 'latest'],
    };
    const answer: unknown = await client.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>(request);
    const results = callResults(answer);
    if (results?.length !== calls.length) return { kind: 'unavailable' };
    const index = results.findIndex(({ isSuccess }) => !isSuccess);
    const refused = calls[index];
    if (refused === undefined) return { kind: 'success', returnData: results.map(({ returnData }) => returnData) };
    return { kind: 'reverted', index, reason: revertReason(results[index]?.returnData, await callErrors(refused.abi)) };
  } catch {
    return { kind: 'unavailable' };
  }
}

function callResults(answer: unknown): readonly { isSuccess: boolean; returnData: Hex | undefined }[] | undefined {
  const [block] = Array.isArray(answer) ? answer : [];
  const { calls } = fields(block);
  if (!Array.isArray(calls)) return undefined;
  return calls.map((call) => {
    const { status, returnData } = fields(call);
    const data = typeof returnData === 'string' && /^0x[0-9a-f]*$/i.test(returnData) ? returnData : undefined;
    return { isSuccess: status === '0x1', returnData: data as Hex | undefined };
  });
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
