import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Hex } from 'viem';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { pairAddress, sortTokens } from '../shared/reads/pair-address';
import { pairReservesAbi } from './pair-reserves-abi';

/** Which pairs are read. */
export interface PairsRead {
  readonly reader: BatchReader;
  readonly factory: Address;
  readonly tokens: readonly (readonly [Address, Address])[];
  readonly initCodeHash?: Hex;
  readonly signal?: AbortSignal;
}

/**
 * As `readPairs`, where a pair that is there and refuses to tell its reserves stops none of the others: `unread`. Rejects with
 * ReadError when the chain could not be asked.
 */
export async function readKnownPairs(options: PairsRead): Promise<{
  readonly pairs: readonly PairState[];
  readonly unread: readonly Pick<PairState, 'address' | 'token0' | 'token1'>[];
}> {
  const { reader, factory, tokens, initCodeHash, signal } = options;
  const wanted = new Map<Address, readonly [Address, Address]>();
  for (const [tokenA, tokenB] of tokens) {
    if (tokenA === tokenB) continue;
    const place = pairAddress({ factory, tokenA, tokenB, ...(initCodeHash === undefined ? {} : { initCodeHash }) });
    wanted.set(place, sortTokens(tokenA, tokenB));
  }
  const unread: Pick<PairState, 'address' | 'token0' | 'token1'>[] = [];
  const states = await Promise.all(
    [...wanted].map(async ([address, [token0, token1]]): Promise<PairState | undefined> => {
      try {
        const call = { address, abi: pairReservesAbi, functionName: 'getReserves' } as const;
        const [reserve0, reserve1] = await reader.read(call, signal === undefined ? {} : { signal });
        return { address, token0, token1, reserve0, reserve1 };
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
        // Nothing stands at the address: the call goes through and answers nothing.
        if (error.code === 'READ_UNDECODABLE') return undefined;
        if (error.code !== 'READ_REVERTED') throw error;
        unread.push({ address, token0, token1 });
        return undefined;
      }
    }),
  );
  return { pairs: states.filter((state) => state !== undefined), unread };
}
