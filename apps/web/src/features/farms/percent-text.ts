import { compare, type Fraction, fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { partsText } from '@besc/domain/yields/parts-text';
import { formatPercent } from '../../lib/format-percent';
import type { FarmRow } from './farm-row';

const [hundred, thousand] = [fraction(100n), fraction(10n)];

/** A yearly rate (0.5 is 50%) as percent: two decimals, none from 1000% on; undefined stays. */
export function percentText(rate: Fraction | undefined, locale: string): string | undefined {
  return rate && formatPercent(toFixed(mul(rate, hundred), placesOf(rate)), locale);
}

/** What a farm pays in a year beside what that is made of: as they are shown, the parts add up. */
export function aprTexts(
  { rewards, fees, total }: FarmRow['apr'],
  locale: string,
): { readonly [part in keyof FarmRow['apr']]: string | undefined } {
  if (rewards === undefined || fees === undefined || total === undefined) {
    return {
      rewards: percentText(rewards, locale),
      fees: percentText(fees, locale),
      total: percentText(total, locale),
    };
  }
  const shown = partsText([mul(rewards, hundred), mul(fees, hundred)], placesOf(total));
  const [ofRewards = '', ofFees = ''] = shown.parts;
  return {
    rewards: formatPercent(ofRewards, locale),
    fees: formatPercent(ofFees, locale),
    total: formatPercent(shown.total, locale),
  };
}

function placesOf(rate: Fraction): number {
  return compare(rate, thousand) < 0 ? 2 : 0;
}
