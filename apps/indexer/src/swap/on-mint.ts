import type { IndexingFunctionArgs } from 'ponder:registry';
import { mint } from 'ponder:schema';
import { marketAfterTransaction } from '@besc/domain/market/market-after-transaction';
import { noVolume } from '@besc/domain/market/trade-volume';
import { indexId } from '@besc/domain/shared/index-id';
import { MissingRowError } from '../shared/missing-row-error';
import { saveFirst } from '../shared/save-milestone';
import { placeOf } from '../shared/stake-columns';
import { eventColumns } from './event-columns';
import { liquidityColumns } from './liquidity-columns';
import { readMarket } from './market';
import { saveMarket } from './save-market';
import { saveMintedLp } from './save-minted-lp';
import { takeLiquidityStep } from './take-liquidity-step';

/** Liquidity was added. Who received how many LP tokens stood in the LP transfers before. */
export async function onMint({ event, context: { db } }: IndexingFunctionArgs<'Pair:Mint'>): Promise<void> {
  const market = await readMarket(db, event.log.address);
  const transaction = event.transaction.hash;
  const step = await takeLiquidityStep(db, market.id, transaction);
  if (step.mintTo === null || step.minted === null) throw new MissingRowError('LP transfer', transaction);
  const columns = eventColumns(event, market);
  await db.insert(mint).values({
    ...columns,
    sender: indexId(event.args.sender),
    to: step.mintTo,
    liquidity: step.minted,
    ...liquidityColumns(market, event.args, step),
  });
  await saveMintedLp(db, { market, step, place: placeOf(event) }, event.args);
  const { blockNumber, timestamp } = columns;
  await saveFirst(db, { kind: 'liquidity', account: step.mintTo, block: blockNumber, timestamp });
  const after = marketAfterTransaction(market, {});
  await saveMarket(db, { id: market.id, ...after }, { ...columns, volume: noVolume, transactions: 1 });
}
