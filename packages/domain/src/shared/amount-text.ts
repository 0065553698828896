import { amountTextMaxLength } from './amount';

/**
 * The text an amount field takes for what was typed or pasted: digits with at most one decimal point, commas become dots,
 * or empty; at most 79 characters. `undefined`: the keystroke is refused and the field stays as it was.
 */
export function amountText(typed: string): string | undefined {
  const text = typed.replaceAll(',', '.');
  return text.length <= amountTextMaxLength && /^[0-9]*\.?[0-9]*$/.test(text) ? text : undefined;
}
