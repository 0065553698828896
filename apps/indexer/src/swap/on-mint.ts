import type { IndexingFunctionArgs } from 'ponder:registry';
import { mint } from 'ponder:schema';
import { toDecimalText } from '../shared/decimal-text';
import { countTransaction } from './count-transaction';
import { liquidityWorth } from './liquidity-worth';
import { type Hex, readMarket } from './market';
import { MissingRowError } from './missing-row-error';
import { saveMarket } from './save-market';
import { takeLiquidityStep } from './take-liquidity-step';
import { noVolume } from './trade-volume';

/** Liquidity was added. Who received how many LP tokens stood in the LP transfers before. */
export async function onMint({ event, context: { db } }: IndexingFunctionArgs<'Pair:Mint'>): Promise<void> {
  const market = await readMarket(db, event.log.address.toLowerCase() as Hex);
  const { pair, token0, token1 } = market;
  const transaction = event.transaction.hash;
  const step = await takeLiquidityStep(db, pair.id, transaction);
  if (step.mintTo === null || step.minted === null) throw new MissingRowError('LP transfer', transaction);
  countTransaction(market);
  const blockNumber = Number(event.block.number);
  const timestamp = Number(event.block.timestamp);
  await db.insert(mint).values({
    id: `${transaction}-${event.log.logIndex}`,
    transaction,
    blockNumber,
    logIndex: event.log.logIndex,
    timestamp,
    pairId: pair.id,
    token0Id: token0.id,
    token1Id: token1.id,
    sender: event.args.sender,
    to: step.mintTo,
    liquidity: step.minted,
    amount0: toDecimalText(event.args.amount0, token0.decimals),
    amount1: toDecimalText(event.args.amount1, token1.decimals),
    amountUSD: liquidityWorth(market, event.args),
    feeTo: step.feeTo,
    feeLiquidity: step.feeMinted,
  });
  await saveMarket(db, market, { blockNumber, timestamp, volume: noVolume, transactions: 1 });
}
