import { routerAbi } from '@besc/contracts/abi/router';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { cleanText } from '@besc/domain/shared/clean-text';
import { type Abi, decodeFunctionData, isHex } from 'viem';

export type DecodedCall = { readonly functionName: string; readonly lines: readonly string[] };

const knownAbis: readonly Abi[] = [routerAbi, wbescAbi];

/** Call data of the router or a token in words, one line for each argument. Undefined when it is something else. */
export function decodedCall(data: string): DecodedCall | undefined {
  if (!isHex(data) || data.length < 10) return undefined;
  for (const abi of knownAbis) {
    try {
      const { functionName, args } = decodeFunctionData({ abi, data });
      const inputs = abi.flatMap((item) => (item.type === 'function' && item.name === functionName ? item.inputs : []));
      const lines = (args ?? []).map((value, index) => `${inputs[index]?.name || index}: ${shown(value)}`);
      return { functionName, lines };
    } catch {
      // Not of this ABI; the next one may know it.
    }
  }
  return undefined;
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.map(shown).join('\n  → ') : cleanText(String(value));
}
