import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import type { BatchReader } from '../shared/batch-reader';
import { pairAddress, sortTokens } from '../shared/pair-address';
import { ReadError } from '../shared/read-error';

/**
 * Reserves, LP supply and what a change of liquidity needs, of the pairs of these tokens, in one aggregate. Combinations
 * without a pair, and a token with itself, are left out; each pair comes once. Rejects with ReadError when not answered.
 */
export async function readSuppliedPairs(options: {
  reader: BatchReader;
  factory: Address;
  tokens: readonly (readonly [Address, Address])[];
  initCodeHash?: Hex;
}): Promise<SuppliedPair[]> {
  const { reader, factory, tokens, initCodeHash } = options;
  const wanted = new Map<Address, readonly [Address, Address]>();
  for (const [tokenA, tokenB] of tokens) {
    if (tokenA === tokenB) continue;
    const place = pairAddress({ factory, tokenA, tokenB, ...(initCodeHash === undefined ? {} : { initCodeHash }) });
    wanted.set(place, sortTokens(tokenA, tokenB));
  }
  if (wanted.size === 0) return [];
  const [feeTo, ...pairs] = await Promise.all([
    reader.read({ address: factory, abi: factoryAbi, functionName: 'feeTo', args: [] }),
    ...[...wanted].map(([address, [token0, token1]]) => readSuppliedPair({ reader, address, token0, token1 })),
  ]);
  const isFeeOn = feeTo !== zeroAddress;
  return pairs.flatMap((supplied) => (supplied === undefined ? [] : [{ ...supplied, isFeeOn }]));
}

async function readSuppliedPair(options: {
  reader: BatchReader;
  address: Address;
  token0: Address;
  token1: Address;
}): Promise<Omit<SuppliedPair, 'isFeeOn'> | undefined> {
  const { reader, address, token0, token1 } = options;
  const pair = { address, abi: pairAbi } as const;
  try {
    const [[reserve0, reserve1], totalSupply, kLast] = await Promise.all([
      reader.read({ ...pair, functionName: 'getReserves', args: [] }),
      reader.read({ ...pair, functionName: 'totalSupply', args: [] }),
      reader.read({ ...pair, functionName: 'kLast', args: [] }),
    ]);
    return { pair: { address, token0, token1, reserve0, reserve1 }, totalSupply, kLast };
  } catch (error) {
    // Nothing stands at the address: the call goes through and answers nothing.
    if (error instanceof ReadError && error.code === 'READ_UNDECODABLE') return undefined;
    throw error;
  }
}
