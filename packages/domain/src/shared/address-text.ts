/**
 * An address as somebody entered it, without white space and without the marks that show nothing, which travel with copied
 * text, and with `0X` as 0x. What is neither an address nor the beginning of one stays as it is: a name may need such marks.
 */
export function addressText(entered: string): string {
  const plain = entered.replace(/[\s\p{Cf}]+/gu, '');
  return /^0x[0-9a-f]*$/i.test(plain) ? `0x${plain.slice(2)}` : entered;
}
