import type { HistoryTransaction } from './block-writer';
import type { BlockPart } from './history-writer';

/** Something that somebody does: what people call it, and its transactions. Without a word it is not counted. */
export interface Act {
  readonly word?: string;
  readonly transactions: readonly HistoryTransaction[];
}

/** Acts as a part of a block; `counts` has them by their words once none of them has failed. */
export function actsPart(acts: readonly Act[], counts: Record<string, number>): BlockPart {
  return {
    transactions: acts.flatMap(({ transactions }) => transactions),
    settle({ failed }) {
      if (failed > 0) return;
      for (const { word } of acts) if (word) counts[word] = (counts[word] ?? 0) + 1;
    },
  };
}
