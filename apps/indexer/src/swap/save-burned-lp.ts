import type { Context } from 'ponder:registry';
import { liquidityChange } from 'ponder:schema';
import { recordAfterRemoval } from '@besc/domain/liquidity/position-record';
import type { TokenAmounts } from '@besc/domain/market/market-state';
import type { Place } from '../shared/stake-columns';
import type { Market } from './market';
import { saveFeeLp } from './save-minted-lp';
import { changePosition } from './save-position';
import type { NotedStep } from './take-liquidity-step';

/**
 * Takes a Burn into the record of the account whose LP it was: the last that sent some to the pair in this transaction. What others
 * had sent there before is burned along, and its tokens are no removal of theirs.
 */
export async function saveBurnedLp(
  db: Context['db'],
  { market, step, place }: { market: Market; step: NotedStep; place: Place },
  tokens: TokenAmounts,
): Promise<void> {
  await saveFeeLp(db, { market, step, place });
  const { burned, sent, sentId, sentBy, sentKnown: known, sentBasis: basis } = step;
  if (burned === null || sent === null || sentId === null || sentBy === null || sent > burned) return;
  const [amount0, amount1] = [(tokens.amount0 * sent) / burned, (tokens.amount1 * sent) / burned];
  await db.update(liquidityChange, { id: sentId }).set({ kind: 'Remove', amount0, amount1 });
  if (known === null || basis === null) return;
  const { reserve0, reserve1, totalSupply } = market.pair;
  const before = {
    reserve0: reserve0 + tokens.amount0,
    reserve1: reserve1 + tokens.amount1,
    // The Burn has not been taken off yet.
    totalSupply,
  };
  await changePosition(db, { pair: market.id, account: sentBy }, (record) =>
    recordAfterRemoval(record, { liquidity: sent, known, basis }, { ...before, liquidity: sent, amount0, amount1 }),
  );
}
