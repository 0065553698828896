import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { tokenTexts } from '@besc/domain/tokens/token-texts';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { tokenText } from './token-text';

/**
 * What a token contract says of itself, in one aggregate. Old tokens with bytes32 texts are understood; texts are cleaned
 * and fall back to 'UNKNOWN' and 'Unknown Token' (TOKEN-31, 32), as in the index. Undefined when the contract tells no
 * decimals: an amount of such a token cannot be shown truly. Rejects with ReadError when the chain could not be asked.
 */
export async function readToken(options: {
  reader: BatchReader;
  chainId: number;
  address: Address;
  signal?: AbortSignal;
}): Promise<Token | undefined> {
  const { reader, chainId, address, signal } = options;
  const wait = signal === undefined ? {} : { signal };
  const text = async (functionName: 'name' | 'symbol'): Promise<string | undefined> => {
    const answer = await orNothing(reader.answer({ address, abi: erc20Abi, functionName }, wait));
    return answer && tokenText(answer);
  };
  const [decimals, symbol, name] = await Promise.all([
    orNothing(reader.read({ address, abi: erc20Abi, functionName: 'decimals' }, wait)),
    text('symbol'),
    text('name'),
  ]);
  if (decimals === undefined || decimals > 255) return undefined;
  return { kind: 'token', chainId, address, decimals, ...tokenTexts({ symbol, name }) };
}
