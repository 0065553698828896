import { commitRandomAbi as abi } from '@besc/contracts/abi/commit-random';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** Whether a word that was asked for has come, or can come no more. */
export interface SaleWord {
  readonly state: 'waiting' | 'ready' | 'expired';
  /** Undefined until it has come. */
  readonly word: bigint | undefined;
}

/** The word of a sale. Rejects with ReadError. */
export async function readSaleWord(options: {
  readonly reader: BatchReader;
  readonly source: Address;
  readonly id: number;
}): Promise<SaleWord> {
  const { reader, source: address, id } = options;
  const at = { address, abi, args: [BigInt(id)] } as const;
  const [[isReady, word], isExpired] = await Promise.all([
    reader.read({ ...at, functionName: 'wordOf' }),
    reader.read({ ...at, functionName: 'isExpired' }),
  ]);
  return isReady ? { state: 'ready', word } : { state: isExpired ? 'expired' : 'waiting', word: undefined };
}
