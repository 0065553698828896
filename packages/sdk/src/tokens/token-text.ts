import { decodeAbiParameters, type Hex, hexToBytes } from 'viem';

/**
 * The text in what a stranger's contract answers to name() or symbol(), for the page and the index: a string, or the bytes32 of
 * old tokens, a single word that is read up to its first zero byte. Invalid UTF-8 and invisible characters are left out:
 * they give a token no other name, and nothing but them is no name (TOKEN-31, 32). Undefined when the answer is
 * neither. What is shown is made of it by `tokenTexts`.
 */
export function tokenText(answer: Hex): string | undefined {
  return (stringIn(answer) ?? wordIn(answer))?.replaceAll('\uFFFD', '');
}

function stringIn(answer: Hex): string | undefined {
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0];
  } catch {
    return undefined;
  }
}

/** A longer answer is a broken string: what stands in its first word is no text. */
function wordIn(answer: Hex): string | undefined {
  if (answer.length !== 66) return undefined;
  const bytes = hexToBytes(answer);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
}
