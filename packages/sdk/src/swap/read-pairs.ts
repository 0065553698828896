import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Hex } from 'viem';
import type { BatchReader } from '../shared/batch-reader';
import { pairAddress, sortTokens } from '../shared/pair-address';
import { ReadError } from '../shared/read-error';
import { pairReservesAbi } from './pair-reserves-abi';

/**
 * Reserves of the pairs of these tokens, in one aggregate (CALL-10). Combinations that have no pair, and a token with
 * itself, are left out; each pair comes once. Rejects with ReadError when the chain could not be asked: not knowing a pair
 * is not the same as there being none.
 */
export async function readPairs(options: {
  reader: BatchReader;
  factory: Address;
  tokens: readonly (readonly [Address, Address])[];
  initCodeHash?: Hex;
  signal?: AbortSignal;
}): Promise<PairState[]> {
  const { reader, factory, tokens, initCodeHash, signal } = options;
  const wanted = new Map<Address, readonly [Address, Address]>();
  for (const [tokenA, tokenB] of tokens) {
    if (tokenA === tokenB) continue;
    const place = pairAddress({ factory, tokenA, tokenB, ...(initCodeHash === undefined ? {} : { initCodeHash }) });
    wanted.set(place, sortTokens(tokenA, tokenB));
  }
  const states = await Promise.all(
    [...wanted].map(async ([address, [token0, token1]]): Promise<PairState | undefined> => {
      try {
        const call = { address, abi: pairReservesAbi, functionName: 'getReserves' } as const;
        const [reserve0, reserve1] = await reader.read(call, signal === undefined ? {} : { signal });
        return { address, token0, token1, reserve0, reserve1 };
      } catch (error) {
        // Nothing stands at the address: the call goes through and answers nothing.
        if (error instanceof ReadError && error.code === 'READ_UNDECODABLE') return undefined;
        throw error;
      }
    }),
  );
  return states.filter((state) => state !== undefined);
}
