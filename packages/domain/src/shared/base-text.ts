const digits36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const alphabets = {
  base32: 'abcdefghijklmnopqrstuvwxyz234567',
  base36: digits36,
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
} as const;

/**
 * Bytes as the text of a multibase alphabet, without its prefix letter. base32 is RFC 4648 in lower case without padding;
 * base36 and base58 (Bitcoin's) read the bytes as one number and keep each leading zero byte as a leading zero digit.
 */
export function baseText(bytes: Uint8Array, base: keyof typeof alphabets): string {
  return base === 'base32' ? bitText(bytes) : numberText(bytes, alphabets[base]);
}

function bitText(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabets.base32[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabets.base32[(held << (5 - bits)) & 31];
}

function numberText(bytes: Uint8Array, alphabet: string): string {
  const base = BigInt(alphabet.length);
  const zeros = bytes.findIndex((byte) => byte !== 0);
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = '';
  for (; value > 0n; value /= base) text = alphabet[Number(value % base)] + text;
  return (alphabet[0] ?? '').repeat(zeros === -1 ? bytes.length : zeros) + text;
}
