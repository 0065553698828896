import type { IndexingFunctionArgs } from 'ponder:registry';
import { burn } from 'ponder:schema';
import { marketAfterTransaction } from '@besc/domain/market/market-after-transaction';
import { noVolume } from '@besc/domain/market/trade-volume';
import { indexId } from '@besc/domain/shared/index-id';
import { MissingRowError } from '../shared/missing-row-error';
import { placeOf } from '../shared/stake-columns';
import { eventColumns } from './event-columns';
import { liquidityColumns } from './liquidity-columns';
import { readMarket } from './market';
import { saveBurnedLp } from './save-burned-lp';
import { saveMarket } from './save-market';
import { takeLiquidityStep } from './take-liquidity-step';

/** Liquidity was taken out. How many LP tokens were destroyed stood in the LP transfers before. */
export async function onBurn({ event, context: { db } }: IndexingFunctionArgs<'Pair:Burn'>): Promise<void> {
  const market = await readMarket(db, event.log.address);
  const transaction = event.transaction.hash;
  const step = await takeLiquidityStep(db, market.id, transaction);
  if (step.burned === null) throw new MissingRowError('LP transfer', transaction);
  const columns = eventColumns(event, market);
  await db.insert(burn).values({
    ...columns,
    sender: indexId(event.args.sender),
    to: indexId(event.args.to),
    liquidity: step.burned,
    ...liquidityColumns(market, event.args, step),
  });
  await saveBurnedLp(db, { market, step, place: placeOf(event) }, event.args);
  const after = marketAfterTransaction(market, { burned: step.burned });
  await saveMarket(db, { id: market.id, ...after }, { ...columns, volume: noVolume, transactions: 1 });
}
