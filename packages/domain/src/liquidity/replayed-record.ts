import type { Hex } from '../shared/hex';
import { type IndexId, zeroId } from '../shared/index-id';
import { type LiquidityStep, type LiquidityTransfer, liquidityAfterTransfer, noLiquidityStep } from './liquidity-step';
import {
  type LeftLiquidity,
  noPositionRecord,
  type PositionRecord,
  recordAfterAdd,
  recordAfterLeaving,
  recordAfterReceipt,
  recordAfterRemoval,
} from './position-record';

/** What a pair says, in the order of the chain; `time` is that of the block, unix seconds. */
export type PairEvent = { readonly transaction: Hex; readonly time: number } & (
  | ({ readonly kind: 'transfer' } & Omit<LiquidityTransfer, 'pair'>)
  | { readonly kind: 'sync'; readonly reserve0: bigint; readonly reserve1: bigint }
  | { readonly kind: 'mint' | 'burn'; readonly amount0: bigint; readonly amount1: bigint }
);

/** LP that was sent to the pair, and what of the account's record left with it. */
interface Sent {
  readonly by: IndexId;
  readonly value: bigint;
  readonly left: LeftLiquidity | undefined;
}

/**
 * Counts the LP of an account again from raw events of its pair. `totalSupply` is that before the first of them; a Mint or Burn comes after
 * the reserves that it leaves.
 */
export function replayedRecord(
  {
    pair,
    account,
    totalSupply: before,
  }: { readonly pair: IndexId; readonly account: IndexId; readonly totalSupply: bigint },
  events: readonly PairEvent[],
): PositionRecord {
  const isHolder = (one: IndexId) => one !== pair && one !== zeroId;
  if (!isHolder(account)) return noPositionRecord;
  let record = noPositionRecord;
  let [totalSupply, reserve0, reserve1] = [before, 0n, 0n];
  let noted: { transaction: Hex; step: LiquidityStep; sent: Sent | undefined } | undefined;
  for (const event of events) {
    const { transaction, time } = event;
    const isNoted = noted?.transaction === transaction;
    const step = (isNoted && noted?.step) || noLiquidityStep;
    const sent = isNoted ? noted?.sent : undefined;
    if (event.kind === 'sync') {
      ({ reserve0, reserve1 } = event);
    } else if (event.kind === 'transfer') {
      const { from, to, value } = event;
      let moved: Sent | undefined;
      if (value > 0n && from !== to && isHolder(from)) {
        const leaving = from === account ? recordAfterLeaving(record, value, time) : undefined;
        if (leaving) record = leaving.record;
        if (to === pair) moved = { by: from, value, left: leaving?.left };
        else if (to === account) record = recordAfterReceipt(record, value, time);
      }
      const after = liquidityAfterTransfer({ totalSupply, step }, { pair, from, to, value });
      totalSupply = after.totalSupply;
      noted = { transaction, step: after.step, sent: moved ?? sent };
    } else {
      const { amount0, amount1 } = event;
      if (step.feeTo === account && step.feeMinted !== null) record = recordAfterReceipt(record, step.feeMinted, time);
      if (event.kind === 'mint') {
        const { minted: liquidity } = step;
        const added = { reserve0, reserve1, totalSupply, amount0, amount1 };
        if (step.mintTo === account && liquidity !== null)
          record = recordAfterAdd(record, { ...added, liquidity }, time);
      } else if (step.burned !== null) {
        const { burned } = step;
        if (sent?.by === account && sent.left && sent.value <= burned) {
          const ofSent = (amount: bigint) => (amount * sent.value) / burned;
          const reserves = { reserve0: reserve0 + amount0, reserve1: reserve1 + amount1, totalSupply };
          const removed = { ...reserves, liquidity: sent.value, amount0: ofSent(amount0), amount1: ofSent(amount1) };
          record = recordAfterRemoval(record, { ...sent.left, liquidity: sent.value }, removed);
        }
        totalSupply -= burned;
      }
      noted = undefined;
    }
  }
  return record;
}
