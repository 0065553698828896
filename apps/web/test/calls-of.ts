import { multicallReadAbi } from '@besc/sdk/shared/reads/multicall-read-abi';
import { decodeFunctionData, encodeFunctionData } from 'viem';

/** What asks an aggregate for the clock of the chain. */
export const clockCall = encodeFunctionData({ abi: multicallReadAbi, functionName: 'getCurrentBlockTimestamp' });

/** The calls of the aggregate that a node is asked for; undefined for anything else. */
export function callsOf(asked: unknown): readonly { readonly target: string; readonly callData: string }[] | undefined {
  const { method, params } = Object(asked);
  if (method !== 'eth_call') return undefined;
  try {
    const { functionName, args } = decodeFunctionData({ abi: multicallReadAbi, data: params[0].data });
    return functionName === 'tryBlockAndAggregate' ? args[1] : undefined;
  } catch {
    return undefined;
  }
}
