import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Hex } from 'viem';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { pairAddress, sortTokens } from '../shared/reads/pair-address';

/** A pair by its tokens, in the order of the chain. */
type PairPlace = Pick<PairState, 'address' | 'token0' | 'token1'>;

/**
 * Reserves, LP supply and what a change of liquidity needs, of the pairs of these tokens, in one aggregate. Combinations
 * without a pair, and a token with itself, are left out; each pair comes once. One that refuses to tell its reserves or its
 * supply stops none of the others: `unread`. Rejects with ReadError when the chain could not be asked.
 */
export async function readSuppliedPairs(options: {
  reader: BatchReader;
  factory: Address;
  tokens: readonly (readonly [Address, Address])[];
  initCodeHash?: Hex;
}): Promise<{ readonly pairs: readonly SuppliedPair[]; readonly unread: readonly PairPlace[] }> {
  const { reader, factory, tokens, initCodeHash } = options;
  const wanted = new Map<Address, readonly [Address, Address]>();
  for (const [tokenA, tokenB] of tokens) {
    if (tokenA === tokenB) continue;
    const place = pairAddress({ factory, tokenA, tokenB, ...(initCodeHash === undefined ? {} : { initCodeHash }) });
    wanted.set(place, sortTokens(tokenA, tokenB));
  }
  if (wanted.size === 0) return { pairs: [], unread: [] };
  const places = [...wanted].map(([address, [token0, token1]]) => ({ address, token0, token1 }));
  const [feeTo, ...found] = await Promise.all([
    orNothing(reader.read({ address: factory, abi: factoryAbi, functionName: 'feeTo', args: [] })),
    ...places.map((place) => readSuppliedPair({ reader, place })),
  ]);
  const isFeeOn = feeTo === undefined ? undefined : feeTo !== zeroAddress;
  return {
    pairs: found.flatMap((pair) => (typeof pair === 'string' ? [] : [{ ...pair, isFeeOn }])),
    unread: places.filter((_, index) => found[index] === 'unread'),
  };
}

async function readSuppliedPair(options: {
  readonly reader: BatchReader;
  readonly place: PairPlace;
}): Promise<Omit<SuppliedPair, 'isFeeOn'> | 'none' | 'unread'> {
  const { reader, place } = options;
  const at = { address: place.address, abi: pairAbi } as const;
  const kLast = orNothing(reader.read({ ...at, functionName: 'kLast', args: [] }));
  // A refusal is met below, when the others were asked for as well.
  kLast.catch(() => undefined);
  try {
    const [[reserve0, reserve1], totalSupply] = await Promise.all([
      reader.read({ ...at, functionName: 'getReserves', args: [] }),
      reader.read({ ...at, functionName: 'totalSupply', args: [] }),
    ]);
    return { pair: { ...place, reserve0, reserve1 }, totalSupply, kLast: await kLast };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    // Nothing stands at the address: the call goes through and answers nothing.
    if (error.code === 'READ_UNDECODABLE') return 'none';
    if (error.code === 'READ_REVERTED') return 'unread';
    throw error;
  }
}
