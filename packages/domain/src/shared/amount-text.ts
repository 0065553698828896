import { amountTextMaxLength } from './amount';
import { plainDigits } from './plain-digits';

/**
 * The text an amount field takes for what was typed: digits with at most one decimal point, commas become dots, digits of
 * other scripts become 0 to 9; or empty; at most 79 characters. `undefined`: the keystroke is refused and the field stays
 * as it was.
 */
export function amountText(typed: string): string | undefined {
  const text = plainDigits(typed).replace(/[,\u066B\u060C]/g, '.');
  return text.length <= amountTextMaxLength && /^[0-9]*\.?[0-9]*$/.test(text) ? text : undefined;
}
