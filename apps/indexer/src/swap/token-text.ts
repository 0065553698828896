import { cleanText } from '@besc/domain/shared/clean-text';

const hexDigits = /^0x(?:[0-9a-f]{2})*$/;

/**
 * Name or symbol out of the answer of a stranger's contract: an ABI string, or the bytes32 of old tokens. Cleaned of
 * control, bidirectional and invisible characters, cut to `maxLength` characters; undefined when nothing readable is left.
 */
export function tokenText(answer: string, maxLength: number): string | undefined {
  const hex = answer.toLowerCase();
  if (!hexDigits.test(hex)) return undefined;
  const bytes = Buffer.from(hex.slice(2), 'hex');
  const content = stringContent(bytes) ?? fixedContent(bytes);
  if (content === undefined) return undefined;
  // A character has at most 4 bytes; what stands beyond can never be shown.
  const text = new TextDecoder('utf-8').decode(content.subarray(0, 16 * maxLength));
  const characters = [...cleanText(text.replaceAll('\uFFFD', ''))];
  return characters.slice(0, maxLength).join('').trim() || undefined;
}

function stringContent(bytes: Buffer): Buffer | undefined {
  const offset = wordAsLength(bytes, 0);
  if (offset === undefined) return undefined;
  const length = wordAsLength(bytes, offset);
  if (length === undefined || offset + 32 + length > bytes.length) return undefined;
  return bytes.subarray(offset + 32, offset + 32 + length);
}

function fixedContent(bytes: Buffer): Buffer | undefined {
  if (bytes.length !== 32) return undefined;
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}

function wordAsLength(bytes: Buffer, at: number): number | undefined {
  if (at + 32 > bytes.length) return undefined;
  const value = BigInt(`0x${bytes.subarray(at, at + 32).toString('hex')}`);
  return value <= BigInt(bytes.length) ? Number(value) : undefined;
}
