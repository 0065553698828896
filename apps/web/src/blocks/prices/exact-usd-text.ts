import { type Fraction, toSignificant } from '@besc/domain/shared/fraction';
import { formatDecimal } from '../../lib/format-decimal';

/** A price is no more exact than that. */
const digits = 12;

/** USD with all digits that mean something, for a title: '0.0949 USD'. */
export function exactUsdText(value: Fraction, locale: string): string {
  return `${formatDecimal(toSignificant(value, digits), locale)} USD`;
}
