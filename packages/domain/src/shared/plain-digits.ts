/** The zero of each script whose digits the page's languages may be typed in; the other nine follow it. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0xff10];

/** Signs that give a direction and show nothing; they travel with a copied number. */
const directionMarks = /[\u200E\u200F\u061C\u2066-\u2069]/g;

/** A text with the digits of other scripts as 0 to 9, full-width signs as plain ones, and without marks of direction. */
export function plainDigits(text: string): string {
  return text
    .replace(directionMarks, '')
    .replace(/[\uFF0C\uFF0E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
