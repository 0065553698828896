import type { Context } from 'ponder:registry';
import { recordAfterAdd, recordAfterReceipt } from '@besc/domain/liquidity/position-record';
import type { TokenAmounts } from '@besc/domain/market/market-state';
import type { Place } from '../shared/stake-columns';
import type { Market } from './market';
import { isHolder, savePosition } from './save-position';
import type { NotedStep } from './take-liquidity-step';

/** Takes LP that a Mint brought into the records: the provider's with the tokens for it, the protocol's as received. */
export async function saveMintedLp(
  db: Context['db'],
  { market, step, place }: { market: Market; step: NotedStep; place: Place },
  { amount0, amount1 }: TokenAmounts,
): Promise<void> {
  const { mintTo: account, minted: liquidity } = step;
  await saveFeeLp(db, { market, step, place });
  if (account === null || liquidity === null || !isHolder(market.id, account)) return;
  await savePosition(
    db,
    { pair: market.id, account, place },
    {
      told: { kind: 'Add', liquidity, amount0, amount1 },
      after: (before) => recordAfterAdd(before, { ...market.pair, liquidity, amount0, amount1 }, place.timestamp),
    },
  );
}

/** Takes the protocol's LP of a Mint or Burn into its record. */
export async function saveFeeLp(
  db: Context['db'],
  { market, step, place }: { market: Market; step: NotedStep; place: Place },
): Promise<void> {
  const { feeTo: account, feeMinted: liquidity } = step;
  if (account === null || liquidity === null || !isHolder(market.id, account)) return;
  await savePosition(
    db,
    { pair: market.id, account, place },
    {
      told: { kind: 'Receive', liquidity, amount0: null, amount1: null },
      after: (before) => recordAfterReceipt(before, liquidity, place.timestamp),
    },
  );
}
