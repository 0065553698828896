import type { Context } from 'ponder:registry';
import { liquidityChange, liquidityPosition, pair } from 'ponder:schema';
import { positionRecordShape } from '@besc/domain/liquidity/liquidity-rows';
import { noPositionRecord, type PositionRecord } from '@besc/domain/liquidity/position-record';
import { type IndexId, zeroId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { picked } from '../shared/picked';
import type { Place } from '../shared/stake-columns';

/** Whose LP of what pair an event changes, and where it stands. */
interface PositionEvent {
  readonly pair: IndexId;
  readonly account: IndexId;
  readonly place: Place;
}

/** What of an event stands in the history of the account. */
type Told = Pick<typeof liquidityChange.$inferInsert, 'kind' | 'liquidity' | 'amount0' | 'amount1'>;

/** Whether an account holds LP: a pair's own is on its way to be burned, that of zero is lost. */
export function isHolder(pair: IndexId, account: IndexId): boolean {
  return account !== pair && account !== zeroId;
}

/** Changes the record of a holder and tells the change in its history; gives the id of the latter. */
export async function savePosition(
  db: Context['db'],
  event: PositionEvent,
  { told, after }: { told: Told; after: (record: PositionRecord) => PositionRecord },
): Promise<string> {
  const { pair: pairId, account, place } = event;
  await changePosition(db, event, after);
  const id = `${place.id}-${told.kind}`;
  await db.insert(liquidityChange).values({ ...place, id, pairId, account, ...told });
  return id;
}

/** Changes the record of a holder. */
export async function changePosition(
  db: Context['db'],
  { pair: pairId, account }: Pick<PositionEvent, 'pair' | 'account'>,
  after: (record: PositionRecord) => PositionRecord,
): Promise<void> {
  const id = `${pairId}-${account}`;
  const known = await db.find(liquidityPosition, { id });
  if (known) {
    await db.update(liquidityPosition, { id }).set(after(picked(known, positionRecordShape)));
    return;
  }
  const { token0Id, token1Id } = await foundRow('pair', pairId, db.find(pair, { id: pairId }));
  const row = { id, account, pairId, token0Id, token1Id, ...after(noPositionRecord) };
  await db.insert(liquidityPosition).values(row);
}
