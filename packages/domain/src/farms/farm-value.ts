import type { PairSides } from '../shared/pair-sides';
import type { Farm } from './farm';

/** What a farm's stakes are of their pair. Amounts are in smallest units. */
export interface FarmValue {
  /** Of the token and of the quote token in the whole pair. */
  readonly tokenAmountTotal: bigint;
  readonly quoteAmountTotal: bigint;
  readonly lpTotalSupply: bigint;
  /** Both sides of what is staked, counted in the quote token, rounded down; undefined where that was not read. */
  readonly lpTotalInQuoteToken: bigint | undefined;
}

/** What the stakes of a farm are. Undefined without a pair and without liquidity. */
export function farmValue(
  { pair, totalStaked }: Pick<Farm, 'pair' | 'totalStaked'>,
  sides: PairSides,
): FarmValue | undefined {
  if (pair === undefined || pair.totalSupply === 0n || pair.reserve0 === 0n || pair.reserve1 === 0n) return undefined;
  const isTurned = sides.token === pair.token1;
  const [tokenAmountTotal, quoteAmountTotal] = isTurned
    ? [pair.reserve1, pair.reserve0]
    : [pair.reserve0, pair.reserve1];
  const { totalSupply: lpTotalSupply } = pair;
  return {
    tokenAmountTotal,
    quoteAmountTotal,
    lpTotalSupply,
    lpTotalInQuoteToken: totalStaked === undefined ? undefined : (2n * quoteAmountTotal * totalStaked) / lpTotalSupply,
  };
}
