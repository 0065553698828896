import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { poolAction, poolStep } from 'ponder:schema';
import { type PoolAction, poolAfterAction } from '@besc/domain/pools/pool-ledger';
import { actionRow, type Place, placeOf } from '../shared/stake-columns';
import { readPoolState, type StoredPool, savePoolState } from './pool-state';

type Args = IndexingFunctionArgs<'Pool:Deposit' | 'Pool:Withdraw' | 'Pool:EmergencyWithdraw'>;

/** An account staked, took out, or only was paid. */
export function onPoolAction(kind: PoolAction['kind']): (args: Args) => Promise<void> {
  return async ({ event, context: { db } }) => {
    const place = placeOf(event);
    const state = await readPoolState(db, event.log.address, event.args.user);
    const leftOwed = kind === 'deposit' ? await owedBefore(db, state, place) : undefined;
    const action = { kind, amount: event.args.amount, block: event.block.number, leftOwed };
    const { pool, account, moved } = poolAfterAction(state, action, state.prices);
    await savePoolState(db, { ...state, pool, account }, { timestamp: place.timestamp, moved, transactions: 1 });
    await db.insert(poolAction).values({ ...place, poolId: state.row.id, ...actionRow(state.user, kind, moved) });
    // A withdrawal pays after its event: should that fail, the chain tells so next.
    const withdrawal = kind === 'withdraw' ? place.id : null;
    const step = { transaction: place.transaction, account: state.user, withdrawal, owed: null };
    await db
      .insert(poolStep)
      .values({ id: state.row.id, ...step })
      .onConflictDoUpdate(step);
  };
}

/** A deposit pays before its event: what is left owed was told before. */
async function owedBefore(db: Context['db'], { row, user }: StoredPool, place: Place): Promise<bigint | undefined> {
  const step = await db.find(poolStep, { id: row.id });
  const isOwn = step?.transaction === place.transaction && step.account === user;
  return isOwn ? (step.owed ?? undefined) : undefined;
}
