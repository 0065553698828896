import type { Chain } from '../chain';
import { createBlockWriter, type HistoryTransaction } from './block-writer';

/** A transaction by which a slug opens failed; the chain is not usable. */
export class OpeningError extends Error {
  readonly code = 'OPENING_FAILED';
  constructor(failed: number, phase: string) {
    super(`${failed} transactions failed while opening: ${phase}`);
    this.name = 'OpeningError';
  }
}

/** Writes the phases of a slug's opening, each into blocks of its own. What they give rejects with OpeningError. */
export function openingWriter(chain: Chain) {
  const writer = createBlockWriter(chain);
  return async (
    phase: string,
    { transactions, perBlock = 60 }: { transactions: readonly HistoryTransaction[]; perBlock?: number },
  ): Promise<void> => {
    for (let from = 0; from < transactions.length; from += perBlock) {
      const { failed } = await writer.write({ transactions: transactions.slice(from, from + perBlock) });
      if (failed > 0) throw new OpeningError(failed, phase);
    }
  };
}
