import { amountForm, numberText } from './number-text';

/**
 * An amount that a link names, as it would be typed. Links are written in no language, so that their decimal sign is the
 * dot, and a second one makes it no number. Empty for anything else.
 */
export function linkAmount(text: string | null | undefined): string {
  const hasOneDot = (text?.split('.').length ?? 1) <= 2;
  const read = numberText({ text: text ?? '', kind: 'pasted', decimalSign: '.' }, amountForm);
  return hasOneDot && read.kind === 'taken' && read.text !== '.' ? read.text : '';
}
