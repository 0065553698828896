import { oneE18, powerOfTen } from '@besc/domain/shared/fixed-point';
import { fraction, toFixed } from '@besc/domain/shared/fraction';
import { formatDecimal } from '../../lib/format-decimal';
import { formatPercent } from '../../lib/format-percent';
import type { FigureUnit } from './figure';

/** A value with all its digits: a small difference must not round away. */
export function figureText(value: bigint, unit: FigureUnit, locale: string): string {
  if (unit === 'count') return formatDecimal(String(value), locale);
  const { decimals, symbol } = unit === 'usd' || unit === 'percent' ? { decimals: 18, symbol: 'USD' } : unit;
  const scale = unit === 'percent' ? oneE18 / 100n : powerOfTen(decimals);
  const digits = toFixed(fraction(value, scale), decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return unit === 'percent' ? formatPercent(digits, locale) : `${formatDecimal(digits, locale)} ${symbol}`;
}
