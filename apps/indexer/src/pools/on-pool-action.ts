import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { poolAction, poolStep } from 'ponder:schema';
import { type PoolAction, poolAfterAction } from '@besc/domain/pools/pool-ledger';
import { type Place, placeOf } from '../shared/stake-columns';
import { type PoolMarket, readPoolMarket, savePoolMarket } from './pool-market';

type Args = IndexingFunctionArgs<'Pool:Deposit' | 'Pool:Withdraw' | 'Pool:EmergencyWithdraw'>;

/** An account staked, took out, or only was paid. */
export function onPoolAction(kind: PoolAction['kind']): (args: Args) => Promise<void> {
  return async ({ event, context: { db } }) => {
    const place = placeOf(event);
    const market = await readPoolMarket(db, event.log.address, event.args.user);
    const leftOwed = kind === 'deposit' ? await owedBefore(db, market, place) : undefined;
    const action = { kind, amount: event.args.amount, block: event.block.number, leftOwed };
    const { pool, account, moved } = poolAfterAction(market, action, market.prices);
    await savePoolMarket(db, { ...market, pool, account }, { timestamp: place.timestamp, moved, transactions: 1 });
    const changed = kind === 'deposit' ? moved.deposited : moved.withdrawn;
    await db.insert(poolAction).values({
      ...place,
      poolId: market.row.id,
      account: market.user,
      kind,
      amount: changed.amount,
      amountUSD: changed.usdE18 ?? null,
      harvested: moved.harvested.amount,
      harvestedUSD: moved.harvested.usdE18 ?? null,
    });
    // A withdrawal pays after its event: should that fail, the chain tells so next.
    const withdrawal = kind === 'withdraw' ? place.id : null;
    const step = { transaction: place.transaction, account: market.user, withdrawal, owed: null };
    await db
      .insert(poolStep)
      .values({ id: market.row.id, ...step })
      .onConflictDoUpdate(step);
  };
}

/** A deposit pays before its event: what is left owed was told before. */
async function owedBefore(db: Context['db'], { row, user }: PoolMarket, place: Place): Promise<bigint | undefined> {
  const step = await db.find(poolStep, { id: row.id });
  const isOwn = step?.transaction === place.transaction && step.account === user;
  return isOwn ? (step.owed ?? undefined) : undefined;
}
