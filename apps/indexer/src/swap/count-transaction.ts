import type { Market } from './market';

/** Counts one trade, mint or burn in the rows of a market. */
export function countTransaction({ factory, pair, token0, token1 }: Market): void {
  for (const row of [factory, pair, token0, token1]) row.totalTransactions += 1;
}
