import { erc20Abi as erc20 } from '@besc/contracts/abi/erc20';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import { type Abi, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { JsonRpc, RpcCall } from '../json-rpc';

/** One read of a contract for `aggregatedRead`. */
export interface ContractRead {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args?: readonly unknown[];
}

/** Many reads as one `eth_call` through the deployed multicall; any failing read fails the whole. */
export function aggregatedRead(multicall: Address, reads: readonly ContractRead[]) {
  const calls = reads.map(({ address, abi, functionName, args = [] }) => ({
    target: address,
    callData: encodeFunctionData({ abi, functionName, args }),
  }));
  const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate', args: [calls] });
  const call: RpcCall = ['eth_call', [{ to: multicall, data, gas: '0x1c9c380' }, 'latest']];
  const decode = (answer: unknown): unknown[] => {
    const result = decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate', data: answer as Hex });
    const values = (result as readonly [bigint, readonly Hex[]])[1];
    return reads.map(({ abi, functionName }, index) =>
      decodeFunctionResult({ abi, functionName, data: values[index] as Hex }),
    );
  };
  return { call, decode, read: async (rpc: JsonRpc) => decode(await rpc.request(call[0], call[1])) };
}

/** The reads that bring `pairs` up to date. */
export function reserveReads(multicall: Address, pairs: readonly PairState[]) {
  const { call, decode } = aggregatedRead(
    multicall,
    pairs.map(({ address }) => ({ address, abi: pairAbi, functionName: 'getReserves' })),
  );
  const update = (answer: unknown): PairState[] => {
    const reserves = decode(answer) as (readonly [bigint, bigint, number])[];
    return pairs.map((pair, index) => {
      const [reserve0 = 0n, reserve1 = 0n] = reserves[index] ?? [];
      return { ...pair, reserve0, reserve1 };
    });
  };
  return { call, update };
}

/** The read of one token balance. */
export function balanceRead(token: Address, owner: Address): ContractRead {
  return { address: token, abi: erc20, functionName: 'balanceOf', args: [owner] };
}
