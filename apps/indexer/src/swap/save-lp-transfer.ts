import type { Context } from 'ponder:registry';
import type { LiquidityTransfer } from '@besc/domain/liquidity/liquidity-step';
import { recordAfterLeaving, recordAfterReceipt } from '@besc/domain/liquidity/position-record';
import type { Place } from '../shared/stake-columns';
import { isHolder, savePosition } from './save-position';
import { noSentLiquidity, type SentLiquidity } from './sent-liquidity';

/** Takes a transfer of LP between accounts into their records; gives what the pair was sent, which a Burn may follow. */
export async function saveLpTransfer(
  db: Context['db'],
  { pair, from, to, value }: LiquidityTransfer,
  place: Place,
): Promise<SentLiquidity | undefined> {
  if (value === 0n || from === to || !isHolder(pair, from)) return undefined;
  const transfer = { liquidity: value, amount0: null, amount1: null };
  let sent = noSentLiquidity;
  const sentId = await savePosition(
    db,
    { pair, account: from, place },
    {
      told: { kind: 'Send', ...transfer },
      after: (before) => {
        const { record, left } = recordAfterLeaving(before, value, place.timestamp);
        sent = { ...sent, sentKnown: left?.known ?? null, sentBasis: left?.basis ?? null };
        return record;
      },
    },
  );
  if (to === pair) return { ...sent, sentId, sentBy: from, sent: value };
  if (isHolder(pair, to)) {
    await savePosition(
      db,
      { pair, account: to, place },
      {
        told: { kind: 'Receive', ...transfer },
        after: (before) => recordAfterReceipt(before, value, place.timestamp),
      },
    );
  }
  return undefined;
}
