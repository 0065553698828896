import { fraction, toFixed } from '@besc/domain/shared/fraction';
import { roiTokenDecimals } from '@besc/domain/yields/roi';
import { formatDecimal } from '../../lib/format-decimal';
import type { CalculatorToken } from './calculation';

/** An amount of the calculator (smallest units) in the page's language, rounded down to the decimals of a token of its price. */
export function tokenText(amount: bigint, { decimals, priceE18 }: CalculatorToken, locale: string): string {
  const whole = fraction(amount, 10n ** BigInt(decimals));
  return formatDecimal(toFixed(whole, roiTokenDecimals(priceE18), 'down'), locale);
}
