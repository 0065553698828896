import { functionsAbi } from '@besc/contracts/abi/functions';
import { cleanText } from '@besc/domain/shared/clean-text';
import { maxUint256 } from '@besc/domain/shared/math';
import { type Abi, decodeFunctionData, getAbiItem, isHex, size, slice } from 'viem';

/** What is called, and a line for each argument. */
export type DecodedCall = { readonly functionName: string; readonly lines: readonly string[] };

const functions: Abi = functionsAbi;

/** Call data of any contract of ours in words; `unlimited` stands for the largest number. Undefined when it is something else. */
export function decodedCall(data: string, unlimited: string): DecodedCall | undefined {
  if (!isHex(data) || size(data) < 4) return undefined;
  const item = getAbiItem({ abi: functions, name: slice(data, 0, 4) });
  if (item?.type !== 'function') return undefined;
  const shown = (value: unknown) => shownValue(value, unlimited);
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: [item], data });
    return { functionName, lines: args.map((value, index) => `${item.inputs[index]?.name || index}: ${shown(value)}`) };
  } catch {
    return undefined;
  }
}

/** Lists and records over several lines, everything else as the chain has it. */
function shownValue(value: unknown, unlimited: string): string {
  const shown = (part: unknown) => shownValue(part, unlimited);
  if (value === maxUint256) return unlimited;
  if (Array.isArray(value)) return value.map(shown).join('\n  → ');
  if (typeof value !== 'object' || value === null) return cleanText(String(value));
  const parts = Object.entries(value).map(([name, part]) => `${cleanText(name)} ${shown(part)}`);
  return `{ ${parts.join(', ')} }`;
}
