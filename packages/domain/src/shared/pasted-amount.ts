import { amountTextMaxLength } from './amount';
import { plainDigits } from './plain-digits';

/** The sign before the decimals in the language of whoever pastes. */
export type DecimalSign = '.' | ',';

/** What a pasted text is. `ambiguous`: it has two readings a thousand times apart, so neither is taken. */
export type PastedAmount =
  | { readonly kind: 'amount'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: 'ambiguous' | 'too-long' | 'no-amount' };

const noAmount = { kind: 'refused', reason: 'no-amount' } as const;

/** White space of any width, and the apostrophes that some countries group digits with. */
const thinGroup = /[\s'’\u066C]/;

/**
 * Reads an amount that comes from elsewhere (pasted, dropped, out of a link) as the text that could have been typed. Digits
 * of any script, white space around it, grouping and either decimal sign are understood where only one reading is left:
 * ' 5 ', '1,234.5', '1.234,5', '1 234.5', '1,234,567', '1,5'. One separator before three digits could be either: it is
 * decimal where the language says so, else it is refused, since the product's own figures may have been copied.
 */
export function pastedAmount(pasted: string, decimalSign: DecimalSign): PastedAmount {
  // Beyond this nothing is read: a whole document may have been in the clipboard.
  if (pasted.length > 1_000) return { kind: 'refused', reason: 'too-long' };
  const text = plainDigits(pasted).trim().replaceAll('\u066B', '.').replaceAll('\u060C', ',');
  if (!/[0-9]/.test(text) && !/^[.,]?$/.test(text)) return noAmount;
  const joined = withoutThinGroups(text);
  if (joined === undefined) return noAmount;
  const read = readSigns(joined, decimalSign);
  if (read === undefined) return noAmount;
  if (read === 'ambiguous') return { kind: 'refused', reason: 'ambiguous' };
  return read.length > amountTextMaxLength ? { kind: 'refused', reason: 'too-long' } : { kind: 'amount', text: read };
}

/** '1 234 567.5' joined; undefined where the spaces stand anywhere but before groups of three. */
function withoutThinGroups(text: string): string | undefined {
  if (!thinGroup.test(text)) return text;
  const group = /^[0-9]{1,3}(?:([\s'’\u066C])[0-9]{3})(?:\1[0-9]{3})*(?:[.,][0-9]*)?$/;
  return group.test(text) ? text.replace(/[\s'’\u066C]/g, '') : undefined;
}

/** Dots and commas told apart; undefined for what is no number. */
function readSigns(text: string, decimalSign: DecimalSign): string | 'ambiguous' | undefined {
  if (!/^[0-9.,]*$/.test(text)) return undefined;
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots + commas === 0) return text;
  if (dots > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const [whole = '', part = '', more] = text.split(decimal);
    const grouped = more === undefined ? ungrouped(whole, decimal === '.' ? ',' : '.') : undefined;
    return grouped === undefined ? undefined : `${grouped}.${part}`;
  }
  const sign: DecimalSign = dots > 0 ? '.' : ',';
  if (dots + commas > 1) return ungrouped(text, sign);
  // A number that begins with 0 is not grouped.
  const couldBeGroup = /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(text);
  return couldBeGroup && sign !== decimalSign ? 'ambiguous' : text.replace(sign, '.');
}

/** '1,234,567' or '12,34,567' without its signs; undefined where they do not group. */
function ungrouped(text: string, sign: DecimalSign): string | undefined {
  const escaped = sign === '.' ? '\\.' : ',';
  const thousands = new RegExp(`^[1-9][0-9]{0,2}(?:${escaped}[0-9]{3})+$`);
  const lakhs = new RegExp(`^[1-9][0-9]?(?:${escaped}[0-9]{2})+${escaped}[0-9]{3}$`);
  return thousands.test(text) || lakhs.test(text) ? text.replaceAll(sign, '') : undefined;
}
