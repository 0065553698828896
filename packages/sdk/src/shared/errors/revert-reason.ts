import { cleanText } from '@besc/domain/shared/clean-text';
import { type Abi, decodeErrorResult, type Hex, isHex } from 'viem';
import { errorChain } from './rpc-error-kind';

const longestReason = 200;

/** What Solidity's panic codes mean, in the words of its documentation's list. */
const panicReasons: Record<string, string> = {
  '1': 'assertion failed',
  '17': 'arithmetic overflow',
  '18': 'division by zero',
  '33': 'invalid enum value',
  '34': 'broken storage encoding',
  '49': 'pop on an empty array',
  '50': 'array index out of bounds',
  '65': 'out of memory',
  '81': 'call of an uninitialised function',
};

const standardErrors = [
  { type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: 'code', type: 'uint256' }] },
] as const;

/**
 * Why a call was refused, from its return bytes or from an RPC error that carries them: the text of `Error(string)`, the
 * meaning of a panic, or the name of a custom error in `abi`. Text is cleaned and cut to 200 characters. Undefined when
 * there is no reason to be found.
 */
export function revertReason(failure: unknown, abi: Abi = []): string | undefined {
  const data = isHex(failure, { strict: true }) ? failure : revertData(failure);
  if (data !== undefined && data.length >= 10) return reasonOf(data, abi);
  return typeof failure === 'object' ? reasonInWords(failure) : undefined;
}

/** The return bytes inside an RPC error, where nodes put them: `data`, `data.data` or `data.originalError.data`. */
export function revertData(error: unknown): Hex | undefined {
  for (const { data } of errorChain(error)) {
    let place: unknown = data;
    for (let depth = 0; depth < 4 && place !== undefined && place !== null; depth++) {
      if (isHex(place, { strict: true }) && place.length % 2 === 0) return place;
      if (typeof place !== 'object') break;
      const fields: Record<string, unknown> = { ...place };
      place = fields.data ?? fields.originalError ?? fields.error;
    }
  }
  return undefined;
}

function reasonOf(data: Hex, abi: Abi): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi: [...abi, ...standardErrors], data });
    const [first] = args ?? [];
    if (errorName === 'Error') return shown(String(first));
    if (errorName === 'Panic') return panicReasons[String(first)] ?? `panic ${shown(String(first))}`;
    return shown(errorName);
  } catch {
    return undefined;
  }
}

/** Some nodes give the reason only in words: "execution reverted: REASON". */
function reasonInWords(error: unknown): string | undefined {
  for (const { text } of errorChain(error)) {
    const found = /reverted(?: with reason string)?:? ?['"]?(.+?)['"]?$/i.exec(text);
    if (found?.[1] !== undefined) return shown(found[1]);
  }
  return undefined;
}

function shown(text: string): string | undefined {
  const clean = cleanText(text);
  const letters = [...clean];
  if (letters.length === 0) return undefined;
  return letters.length > longestReason ? `${letters.slice(0, longestReason).join('')}…` : clean;
}
