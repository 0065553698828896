import type { Address } from '@besc/domain/shared/token';
import type { Abi, Hex } from 'viem';
import { callRequest } from './call-request';
import type { ChainClient } from './chain-client';
import { knownErrorsAbi } from './known-errors-abi';
import { revertData, revertReason } from './revert-reason';
import { errorChain, rpcErrorKind } from './rpc-error-kind';
import type { UnsentTransaction } from './unsent-transaction';

/**
 * What a transaction would do now. `reverted`: the chain refuses it, with a reason where there is one (plain text, safe to
 * show). `unavailable`: nobody could be asked, so nothing is known.
 */
export type Simulation =
  | { readonly kind: 'success'; readonly returnData: Hex }
  | { readonly kind: 'reverted'; readonly reason: string | undefined }
  | { readonly kind: 'unavailable'; readonly error: unknown };

/** Runs a transaction as a static call on the newest block. `errors`: custom errors to name beside the well-known ones. */
export async function simulate(options: {
  client: ChainClient;
  transaction: UnsentTransaction;
  account: Address;
  gasPrice?: bigint;
  errors?: Abi;
}): Promise<Simulation> {
  const request = callRequest(options);
  try {
    const returnData = await options.client.request({ method: 'eth_call', params: [request, 'latest'] });
    return { kind: 'success', returnData };
  } catch (error) {
    const isAnswer = rpcErrorKind(error) === 'reverted' || revertData(error) !== undefined;
    if (isAnswer)
      return { kind: 'reverted', reason: revertReason(error, [...knownErrorsAbi, ...(options.errors ?? [])]) };
    const words = errorChain(error).find(({ text }) => /insufficient funds/i.test(text));
    if (words !== undefined) return { kind: 'reverted', reason: 'insufficient funds' };
    return { kind: 'unavailable', error };
  }
}
