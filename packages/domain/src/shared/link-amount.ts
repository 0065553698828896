import { pastedAmount } from './pasted-amount';

/**
 * An amount that a link names, as it would be typed. Links are written in no language, so that their decimal sign is the
 * dot. Empty for anything else.
 */
export function linkAmount(text: string | null | undefined): string {
  const read = pastedAmount(text ?? '', '.');
  return read.kind === 'amount' && read.text !== '.' ? read.text : '';
}
