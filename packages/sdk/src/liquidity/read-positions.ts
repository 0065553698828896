import { pairAbi } from '@besc/contracts/abi/pair';
import { type Position, position } from '@besc/domain/liquidity/position';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import type { BatchReader } from '../shared/batch-reader';
import { pairAddress } from '../shared/pair-address';
import { ReadError } from '../shared/read-error';
import { readSuppliedPairs } from './read-supplied-pairs';

/**
 * What an account holds of the pairs of these tokens, largest part of a pair first: the LP balances in one aggregate, then
 * the pairs in which there is any in a second one. Pairs that do not exist are left out; rejects with ReadError when the
 * chain could not be asked, since not knowing a position is not the same as having none.
 */
export async function readPositions(options: {
  reader: BatchReader;
  factory: Address;
  owner: Address;
  tokens: readonly (readonly [Address, Address])[];
  initCodeHash?: Hex;
}): Promise<Position[]> {
  const { reader, factory, owner, initCodeHash } = options;
  const hash = initCodeHash === undefined ? {} : { initCodeHash };
  const tokens = options.tokens.filter(([tokenA, tokenB]) => tokenA !== tokenB);
  const balances = await Promise.all(
    tokens.map(async ([tokenA, tokenB]) => {
      const address = pairAddress({ factory, tokenA, tokenB, ...hash });
      return { address, balance: await readLiquidity({ reader, pair: address, owner }) };
    }),
  );
  const held = new Map(balances.flatMap(({ address, balance }) => (balance > 0n ? [[address, balance] as const] : [])));
  const pairs = await readSuppliedPairs({
    reader,
    factory,
    tokens: tokens.filter((_, index) => (balances[index]?.balance ?? 0n) > 0n),
    ...hash,
  });
  return pairs
    .map((supplied) => position(supplied, held.get(supplied.pair.address) ?? 0n))
    .sort((one, other) => Number(shareE18(other) - shareE18(one)));
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
