import { daySeconds } from '../shared/constants';
import { type Fraction, fraction } from '../shared/fraction';
import { oneX128, pairGrowthX128 } from './pair-growth';
import { burnAmounts } from './position';
import { grownPart, lentUntil, type PositionRecord } from './position-record';
import { type SuppliedPair, supplyAtChange } from './supplied-pair';

/** What trading has brought to a position. Amounts are smallest units, rounded down. */
export interface EarnedFees {
  readonly amount0: bigint;
  readonly amount1: bigint;
  /** Of a year, as a part of what was added; undefined where it is too young to tell. */
  readonly yearly: Fraction | undefined;
  /** What was added for what is still in. */
  readonly kept0: bigint;
  readonly kept1: bigint;
  /** What is in the pair of it now. */
  readonly now0: bigint;
  readonly now1: bigint;
}

/** A yearly rate of less would be a guess. */
const shortestSeconds = 3600;
/** So far the index may be ahead of the node that the time is from. */
const longestLead = 3600;

/**
 * The fees of a position since it was first added: the part of each token that the growth of sqrt(k) by LP has brought. What
 * removals took of that counts. LP that came by transfer has no part in it. Undefined for a position that is nothing else, where
 * the record cannot be true or the protocol's part is not known.
 */
export function earnedFees(record: PositionRecord, supplied: SuppliedPair, seconds: number): EarnedFees | undefined {
  const known = record.liquidity - record.received;
  if (known <= 0n || !isSound(record, known, seconds)) return undefined;
  if (supplied.isFeeOn === undefined || (supplied.isFeeOn && supplied.kLast === undefined)) return undefined;
  const { reserve0, reserve1 } = supplied.pair;
  const now = known * pairGrowthX128({ reserve0, reserve1, totalSupply: supplyAtChange(supplied) });
  const { amount0, amount1 } = burnAmounts(supplied, known);
  const { basis, paid0, paid1, kept0, kept1 } = record;
  return {
    amount0: paid0 + grownPart(amount0, basis, now),
    amount1: paid1 + grownPart(amount1, basis, now),
    yearly: yearlyRate(record, now, seconds),
    kept0,
    kept1,
    now0: amount0,
    now1: amount1,
  };
}

/**
 * Whether a record can be true: when it was added, one wei of LP stood for one of sqrt(k) at least, as in a pair's first deposit.
 * And time runs forward. What an index tells that has lost its way must not become a fee.
 */
function isSound({ basis, since, updatedAt }: PositionRecord, known: bigint, seconds: number): boolean {
  return basis >= known * oneX128 && since > 0 && since <= updatedAt && updatedAt <= seconds + longestLead;
}

function yearlyRate(record: PositionRecord, now: bigint, seconds: number): Fraction | undefined {
  const lent = lentUntil(record, seconds);
  if (lent === 0n || seconds - record.since < shortestSeconds) return undefined;
  const grown = record.grown + (now > record.basis ? now - record.basis : 0n);
  return fraction(grown * BigInt(365 * daySeconds), lent * oneX128);
}
