import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import { callErrors } from '../errors/call-errors';
import { lacksFunds } from '../errors/lacks-funds';
import { revertData, revertReason } from '../errors/revert-reason';
import { rpcErrorKind } from '../errors/rpc-error-kind';
import type { ChainClient } from '../nodes/chain-client';
import { callRequest } from './call-request';
import type { ContractCall } from './contract-call';

/**
 * What a call would do now. `reverted`: the chain refuses it, with a reason where there is one (plain text, safe to
 * show). `unavailable`: no node answered, so nothing is known.
 */
export type Simulation =
  | { readonly kind: 'success'; readonly returnData: Hex }
  | { readonly kind: 'reverted'; readonly reason: string | undefined }
  | { readonly kind: 'unavailable'; readonly error: unknown };

/**
 * Runs a call as a static one on the newest block. Without a gas price: a node would then ask for the price of all the gas that
 * a call may use, and hide why it reverts. Custom errors are named by the call's own ABI and those of tokens.
 */
export async function simulate(options: {
  client: ChainClient;
  call: ContractCall;
  account: Address;
}): Promise<Simulation> {
  const request = callRequest(options);
  try {
    const returnData = await options.client.request({ method: 'eth_call', params: [request, 'latest'] });
    return { kind: 'success', returnData };
  } catch (error) {
    const isAnswer = rpcErrorKind(error) === 'reverted' || revertData(error) !== undefined;
    if (isAnswer) return { kind: 'reverted', reason: revertReason(error, await callErrors(options.call.abi)) };
    if (lacksFunds(error)) return { kind: 'reverted', reason: 'insufficient funds' };
    return { kind: 'unavailable', error };
  }
}
