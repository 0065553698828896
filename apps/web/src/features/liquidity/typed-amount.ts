import { pastedAmount } from '@besc/domain/shared/pasted-amount';

/** An amount that the address names, as it would be typed; addresses are written in no language. Empty for anything else. */
export function typedAmount(text: string | undefined): string {
  const read = pastedAmount(text ?? '', '.');
  return read.kind === 'amount' && read.text !== '.' ? read.text : '';
}
