import type { IndexingFunctionArgs } from 'ponder:registry';
import { burn } from 'ponder:schema';
import { addToDecimalText, fromDecimalText, toDecimalText } from '../shared/decimal-text';
import { countTransaction } from './count-transaction';
import { liquidityWorth } from './liquidity-worth';
import { type Hex, readMarket } from './market';
import { MissingRowError } from './missing-row-error';
import { saveMarket } from './save-market';
import { takeLiquidityStep } from './take-liquidity-step';
import { noVolume } from './trade-volume';

/** LP tokens have 18 decimals. */
const lpDecimals = 18;

/** Liquidity was taken out. How many LP tokens were destroyed stood in the LP transfers before. */
export async function onBurn({ event, context: { db } }: IndexingFunctionArgs<'Pair:Burn'>): Promise<void> {
  const market = await readMarket(db, event.log.address.toLowerCase() as Hex);
  const { pair, token0, token1 } = market;
  const transaction = event.transaction.hash;
  const step = await takeLiquidityStep(db, pair.id, transaction);
  if (step.burned === null) throw new MissingRowError('LP transfer', transaction);
  pair.totalSupply = addToDecimalText(pair.totalSupply, -fromDecimalText(step.burned, lpDecimals), lpDecimals);
  countTransaction(market);
  const blockNumber = Number(event.block.number);
  const timestamp = Number(event.block.timestamp);
  await db.insert(burn).values({
    id: `${transaction}-${event.log.logIndex}`,
    transaction,
    blockNumber,
    logIndex: event.log.logIndex,
    timestamp,
    pairId: pair.id,
    token0Id: token0.id,
    token1Id: token1.id,
    sender: event.args.sender,
    from: event.transaction.from,
    to: event.args.to,
    liquidity: step.burned,
    amount0: toDecimalText(event.args.amount0, token0.decimals),
    amount1: toDecimalText(event.args.amount1, token1.decimals),
    amountUSD: liquidityWorth(market, event.args),
    feeTo: step.feeTo,
    feeLiquidity: step.feeMinted,
  });
  await saveMarket(db, market, { blockNumber, timestamp, volume: noVolume, transactions: 1 });
}
