import { formatExact } from '../shared/amount';
import { powerOfTen } from '../shared/fixed-point';
import { parseDecimal } from '../shared/parse-decimal';

/** What a sum of whole tokens has grown by, as decimal text; never below 0. */
export function exactDifference(now: string, before: string, decimals: number): string {
  const grown = unitsOf(now, decimals) - unitsOf(before, decimals);
  return formatExact(grown < 0n ? 0n : grown, decimals);
}

function unitsOf(text: string, decimals: number): bigint {
  const amount = parseDecimal(text);
  return amount === undefined ? 0n : (amount.numerator * powerOfTen(decimals)) / amount.denominator;
}
