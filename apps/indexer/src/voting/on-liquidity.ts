import type { IndexingFunctionArgs } from 'ponder:registry';
import { pair } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { saveHolding } from './save-holding';

/** LP of a pair went from one wallet to another; it counts when the pair has MONEY. */
export async function onLiquidity({
  event,
  context: { db },
}: IndexingFunctionArgs<'VotingPair:Transfer'>): Promise<void> {
  const id = indexId(event.log.address);
  const { token0Id, token1Id } = await foundRow('pair', id, db.find(pair, { id }));
  const { money } = indexSettings();
  if (token0Id !== money && token1Id !== money) return;
  const { from, to, value } = event.args;
  const block = event.block.number;
  await saveHolding(db, { account: from, block }, { place: 'liquidity', pair: id, by: -value });
  await saveHolding(db, { account: to, block }, { place: 'liquidity', pair: id, by: value });
}
