import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { farm, farmAction, farmMaster, farmPayment, farmPosition } from 'ponder:schema';
import { type FarmAction, farmAfterAction } from '@besc/domain/farms/farm-ledger';
import { isPaidBy } from '@besc/domain/farms/is-paid-by';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { addTally, type Tally, tally } from '@besc/domain/shared/stake-sums';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { readTokenPrice } from '../shared/read-token-price';
import { savePeriods } from '../shared/save-periods';
import { actionRow, noActions, type Place, placeOf, sumRow, sumsOf, tallyOf } from '../shared/stake-columns';
import { farmPositionDays } from './farm-tables';
import { saveFarmDay } from './save-farm-day';

type Args = IndexingFunctionArgs<'FarmMaster:Deposit' | 'FarmMaster:Withdraw' | 'FarmMaster:EmergencyWithdraw'>;

const newcomer = { ...noActions, staked: 0n, owed: 0n };

/** An account staked, took out, or only was paid. */
export function onFarmAction(kind: FarmAction['kind']): (args: Args) => Promise<void> {
  return async ({ event, context: { db } }) => {
    const place = placeOf(event);
    const { timestamp } = place;
    const [farmId, user] = [String(event.args.pid), indexId(event.args.user)];
    const row = await foundRow('farm', farmId, db.find(farm, { id: farmId }));
    const { money } = indexSettings();
    const prices = { staked: await readTokenPrice(db, row.stakedTokenId), money: await readTokenPrice(db, money) };
    const id = `${farmId}-${user}`;
    const position = await db.find(farmPosition, { id });
    const before = {
      farm: { ...row, ...sumsOf(row) },
      account: position ? { ...position, ...sumsOf(position) } : newcomer,
    };
    const action = { kind, amount: event.args.amount, paid: await paidFor(db, place, { money, user }) };
    const { farm: after, account, moved } = farmAfterAction(before, action, prices);
    const current = {
      ...row,
      staked: after.staked,
      stakedUSD: tally(after.staked, prices.staked).usdE18 ?? null,
      stakers: after.stakers,
      ...sumRow(after),
    };
    await db.update(farm, { id: farmId }).set(current);
    await saveFarmDay(db, current, timestamp, moved);
    await savePayment(db, indexId(event.log.address), moved.harvested);
    const { staked, owed } = account;
    const columns = { staked, owed, ...sumRow(account), lastTimestamp: timestamp };
    await db
      .insert(farmPosition)
      .values({ id, farmId, account: user, timestamp, ...columns })
      .onConflictDoUpdate(columns);
    await savePeriods(db, farmPositionDays, {
      owner: user,
      id,
      timestamp,
      lasts: { farmId, staked },
      sums: sumRow({ ...moved, transactions: 1 }),
    });
    await db.insert(farmAction).values({ ...place, farmId, ...actionRow(user, kind, moved) });
  };
}

/** The MONEY that was minted for an event: it was so right before. */
async function paidFor(db: Context['db'], place: Place, { money, user }: { money: IndexId; user: IndexId }) {
  const last = await db.find(farmPayment, { id: money });
  return last && isPaidBy({ ...place, account: user }, last) ? last.amount : 0n;
}

async function savePayment(db: Context['db'], id: IndexId, paid: Tally): Promise<void> {
  await db.update(farmMaster, { id }).set((row) => {
    const { amount, usdE18 } = addTally(tallyOf(row.harvested, row.harvestedUSD), paid);
    return { harvested: amount, harvestedUSD: usdE18 ?? null };
  });
}
