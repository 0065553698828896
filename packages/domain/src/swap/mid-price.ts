import type { Address } from '../shared/address';
import { type Fraction, fraction } from '../shared/fraction';
import { otherToken, type PairState, reservesFrom } from '../shared/pair';

/**
 * Price of the first token of a path at the reserves as they stand, before any fee or size: smallest units of the last
 * token per smallest unit of the first. Throws TOKEN_NOT_IN_PAIR when the pairs do not join up from `tokenIn`.
 */
export function midPrice(pairs: readonly PairState[], tokenIn: Address): Fraction {
  let numerator = 1n;
  let denominator = 1n;
  let token = tokenIn;
  for (const pair of pairs) {
    const { reserveIn, reserveOut } = reservesFrom(pair, token);
    numerator *= reserveOut;
    denominator *= reserveIn;
    token = otherToken(pair, token);
  }
  return fraction(numerator, denominator);
}
