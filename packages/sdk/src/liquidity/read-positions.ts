import { pairAbi } from '@besc/contracts/abi/pair';
import { type Position, position } from '@besc/domain/liquidity/position';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { pairAddress, sortTokens } from '../shared/reads/pair-address';
import { readSuppliedPairs } from './read-supplied-pairs';

/** LP of a pair whose reads failed in part: what it would pay, or even how much it is, is unknown. */
export interface UnreadPosition {
  readonly token0: Address;
  readonly token1: Address;
  /** Wei of LP; undefined where that could not be read. */
  readonly liquidity: bigint | undefined;
}

/**
 * What an account holds of the pairs of these tokens, largest part of a pair first: the LP balances in one aggregate, then
 * the pairs in which there is any in a second one. Pairs that do not exist are left out; one that refuses to tell stops none of the
 * others. Rejects with ReadError when the chain could not be asked, since not knowing a position is not the same as having none.
 */
export async function readPositions(options: {
  reader: BatchReader;
  factory: Address;
  owner: Address;
  tokens: readonly (readonly [Address, Address])[];
  initCodeHash?: Hex;
}): Promise<{ readonly positions: readonly Position[]; readonly unread: readonly UnreadPosition[] }> {
  const { reader, factory, owner, initCodeHash } = options;
  const hash = initCodeHash === undefined ? {} : { initCodeHash };
  const places = options.tokens
    .filter(([tokenA, tokenB]) => tokenA !== tokenB)
    .map(([tokenA, tokenB]) => {
      const [token0, token1] = sortTokens(tokenA, tokenB);
      return { token0, token1, address: pairAddress({ factory, tokenA, tokenB, ...hash }) };
    });
  const balances = await Promise.all(
    places.map(({ address }) => orNothing(readLiquidity({ reader, pair: address, owner }))),
  );
  const held = new Map(places.map(({ address }, index) => [address, balances[index]]));
  const { pairs, unread } = await readSuppliedPairs({
    reader,
    factory,
    tokens: places.flatMap(({ token0, token1, address }) => (held.get(address) ? [[token0, token1] as const] : [])),
    ...hash,
  });
  const unknown = places.filter(({ address }) => held.get(address) === undefined);
  return {
    positions: pairs
      .map((supplied) => position(supplied, held.get(supplied.pair.address) ?? 0n))
      .sort((one, other) => Number(shareE18(other) - shareE18(one))),
    unread: [...unread, ...unknown].map(({ address, ...tokens }) => ({ ...tokens, liquidity: held.get(address) })),
  };
}

/** LP an account holds of a pair, in wei; 0 where no pair stands. Rejects with ReadError when not answered. */
export async function readLiquidity(options: { reader: BatchReader; pair: Address; owner: Address }): Promise<bigint> {
  const { reader, pair, owner } = options;
  try {
    return await reader.read({ address: pair, abi: pairAbi, functionName: 'balanceOf', args: [owner] });
  } catch (error) {
    if (error instanceof ReadError && error.code === 'READ_UNDECODABLE') return 0n;
    throw error;
  }
}

function shareE18({ share }: Position): bigint {
  return (share.numerator * 10n ** 18n) / share.denominator;
}
