import { formatDecimal } from './format-decimal';
import { numberFormat } from './number-format';
import { withoutDirectionMarks } from './without-direction-marks';

/**
 * A percentage given as decimal text ('0.5', '<0.01', with or without its sign) as a language writes it: '0,5 %'. No digit
 * is changed. It reads from left to right: put it into an element that says so.
 */
export function formatPercent(percent: string, locale: string): string {
  const [, below = '', digits = ''] = /^(<?)(.*?)%?$/.exec(percent) ?? [];
  const parts = numberFormat(locale, { style: 'percent', numberingSystem: 'latn' }).formatToParts(0);
  const text = parts.map(({ type, value }) => (type === 'integer' ? formatDecimal(digits, locale) : value)).join('');
  return below + withoutDirectionMarks(text);
}
