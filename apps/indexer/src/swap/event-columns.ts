import type { IndexingFunctionArgs } from 'ponder:registry';
import { indexId } from '@besc/domain/shared/index-id';
import type { Market } from './market';

/** The columns that every trade, mint and burn has: where it stands, and of what pair it is. */
export function eventColumns(
  { block, transaction, log }: Pick<IndexingFunctionArgs<'Pair:Swap'>['event'], 'block' | 'transaction' | 'log'>,
  { id, pair, token0, token1 }: Market,
) {
  return {
    id: `${transaction.hash}-${log.logIndex}`,
    transaction: transaction.hash,
    blockNumber: Number(block.number),
    logIndex: log.logIndex,
    transactionIndex: transaction.transactionIndex,
    timestamp: Number(block.timestamp),
    pairId: id,
    token0Id: token0.id,
    token1Id: token1.id,
    decimals0: token0.decimals,
    decimals1: token1.decimals,
    from: indexId(transaction.from),
    // Its Sync came before.
    reserve0: pair.reserve0,
    reserve1: pair.reserve1,
  };
}
