import { amountTextMaxLength } from './amount';
import { plainDigits } from './plain-digits';

/** The sign before the decimals in the language of the page. */
export type DecimalSign = '.' | ',';

/** Which numbers a field takes. */
export interface NumberForm {
  /** The most characters. */
  readonly longest: number;
  /** The most decimals, any number of them where it is left out; 0: whole numbers, without a decimal sign. */
  readonly decimals?: number;
  /** A percent sign behind the number is its unit, which is left out. */
  readonly isPercent?: boolean;
}

/** A count, and the number of a round. */
export const countForm: NumberForm = { decimals: 0, longest: 9 };

/** Any amount. */
export const amountForm: NumberForm = { longest: amountTextMaxLength };

/** A text that came into a field: key by key or from an input method (`typed`), or as a whole (`pasted`). */
export interface EnteredText {
  readonly text: string;
  readonly kind: 'typed' | 'pasted';
  readonly decimalSign: DecimalSign;
}

/** What an entered text is. `ambiguous`: it has two readings a thousand times apart, so neither is taken. */
export type NumberText =
  | { readonly kind: 'taken'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: 'ambiguous' | 'too-long' | 'no-number' };

const noNumber = { kind: 'refused', reason: 'no-number' } as const;
const tooLong = { kind: 'refused', reason: 'too-long' } as const;

/**
 * The one reading of every number field: the text it takes (digits with at most one dot, or empty), or that the whole is
 * refused. No character is dropped that could be seen, so nothing becomes another number. Digits and signs of any script
 * are taken as what they mean. A typed comma is a dot. What is pasted may have white space around it, groups and either
 * decimal sign where only one reading is left: ' 5 ', '1,234.5', '1.234,5', '1 234.5', '1,234,567', '1,5'. One separator
 * before three digits could be either: it is decimal where the language says so, else refused, since the product's own
 * figures may have been copied.
 */
export function numberText(entered: EnteredText, form: NumberForm): NumberText {
  // Beyond this nothing is read: a whole document may have been in the clipboard.
  if (entered.text.length > 1_000) return tooLong;
  const plain = plainDigits(entered.text);
  const text = form.isPercent ? plain.replace(/\s?[%\u066A\uFF05]\s*$/, '') : plain;
  const read = entered.kind === 'typed' ? readTyped(text) : readPasted(text.trim(), entered.decimalSign);
  if (read === undefined) return noNumber;
  if (read === 'ambiguous') return { kind: 'refused', reason: 'ambiguous' };
  const [, part] = read.split('.');
  if (form.decimals !== undefined && part !== undefined && (form.decimals === 0 || part.length > form.decimals))
    return noNumber;
  return read.length > form.longest ? tooLong : { kind: 'taken', text: read };
}

function readTyped(text: string): string | undefined {
  const dotted = text.replaceAll(',', '.');
  return /^[0-9]*\.?[0-9]*$/.test(dotted) ? dotted : undefined;
}

function readPasted(text: string, decimalSign: DecimalSign): string | 'ambiguous' | undefined {
  if (!/[0-9]/.test(text) && !/^[.,]?$/.test(text)) return undefined;
  const joined = withoutThinGroups(text);
  return joined === undefined ? undefined : readSigns(joined, decimalSign);
}

/** White space of any width, and the apostrophes that some countries group digits with. */
const thinGroup = /[\s'’\u066C]/;

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
