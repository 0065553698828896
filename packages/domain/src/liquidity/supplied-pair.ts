import { type PairState, protocolFeeLiquidity } from '../shared/pair';

/**
 * A pair with what its LP token says: supply in wei of LP, `kLast` of the last deposit, whether the protocol takes its part. These
 * two are undefined where they could not be read.
 */
export interface SuppliedPair {
  readonly pair: PairState;
  readonly totalSupply: bigint;
  readonly kLast: bigint | undefined;
  readonly isFeeOn: boolean | undefined;
}

/** Whether anybody could still share in the pair: without supply or reserves the next depositor sets the price. */
export function hasLiquidity(supplied: SuppliedPair): boolean {
  return supplied.totalSupply > 0n && supplied.pair.reserve0 > 0n && supplied.pair.reserve1 > 0n;
}

/**
 * LP supply at the moment of a deposit or withdrawal: the pair mints the protocol's part first. Source: BescPair._mintFee. Without
 * that part where it is not known: the least that a withdrawal asks for may then be refused, and nothing less is paid.
 */
export function supplyAtChange(supplied: SuppliedPair): bigint {
  const { pair, totalSupply, kLast, isFeeOn } = supplied;
  if (isFeeOn === false || kLast === undefined) return totalSupply;
  const { reserve0, reserve1 } = pair;
  return totalSupply + protocolFeeLiquidity({ reserve0, reserve1, kLast, totalSupply });
}
