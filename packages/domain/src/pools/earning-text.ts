import { defaultTokenDecimals } from '../shared/constants';
import { fixedText } from '../shared/decimal-text';
import { powerOfTen } from '../shared/fixed-point';
import type { Fraction } from '../shared/fraction';

/** Above this much USD, what is earned and what may be staked are shown without decimals. */
const wholeAboveUsd = 10_000n;
const earnedPlaces = 5;
const stakedPlaces = { least: 3, most: 5 } as const;

/** An amount in smallest units, with what it is worth where that is known. */
interface ValuedAmount {
  readonly amount: bigint;
  readonly decimals: number;
  readonly usd: Fraction | undefined;
}

/** What is earned: 5 decimals rounded down, none above 10 000 USD; what is less than the last of them says so. */
export function earnedText(earned: ValuedAmount): string {
  return shown(earned, isShownWhole(earned.usd) ? 0 : earnedPlaces);
}

/** The most that an account may stake: the decimals of a place that names none, and none above 10 000 USD. */
export function limitText(limit: ValuedAmount): string {
  return trimmed(shown(limit, isShownWhole(limit.usd) ? 0 : defaultTokenDecimals), 0);
}

/** What is staked: 3 to 5 decimals, rounded down; what is less than the last of them says so. */
export function stakedText(staked: Pick<ValuedAmount, 'amount' | 'decimals'>): string {
  return trimmed(shown(staked, stakedPlaces.most), stakedPlaces.least);
}

/** Whether what is worth so much is shown without decimals, and its worth beside it as well. */
export function isShownWhole(usd: Fraction | undefined): boolean {
  return usd !== undefined && usd.numerator > wholeAboveUsd * usd.denominator;
}

function shown({ amount, decimals }: Pick<ValuedAmount, 'amount' | 'decimals'>, places: number): string {
  const denominator = powerOfTen(decimals);
  if (amount > 0n && amount * powerOfTen(places) < denominator) {
    return `<${fixedText({ numerator: 1n, denominator: powerOfTen(places), places, rounding: 'down' })}`;
  }
  return fixedText({ numerator: amount, denominator, places, rounding: 'down' });
}

/** Without the zeros at its end, down to so many decimals. */
function trimmed(text: string, least: number): string {
  const [whole = '', part = ''] = text.split('.');
  const kept = part.replace(/0+$/, '').padEnd(Math.min(least, part.length), '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}
