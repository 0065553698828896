import type { IndexingFunctionArgs } from 'ponder:registry';
import { farm, pair, pool } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { saveHolding } from './save-holding';

type FarmArgs = IndexingFunctionArgs<'VotingFarm:Deposit' | 'VotingFarm:Withdraw' | 'VotingFarm:EmergencyWithdraw'>;
type PoolArgs = IndexingFunctionArgs<'VotingPool:Deposit' | 'VotingPool:Withdraw' | 'VotingPool:EmergencyWithdraw'>;
type VaultArgs = IndexingFunctionArgs<'VotingVault:Deposit' | 'VotingVault:Withdraw'>;

/** A stake of a farm grew (`1n`) or shrank (`-1n`): MONEY in farm 0, LP in others. */
export function onFarmStake(sign: 1n | -1n) {
  return async ({ event, context: { db } }: FarmArgs): Promise<void> => {
    const { user, pid, amount } = event.args;
    const of = { account: user, block: event.block.number };
    const { stakedTokenId } = await foundRow('farm', String(pid), db.find(farm, { id: String(pid) }));
    const { money } = indexSettings();
    if (stakedTokenId === money) return await saveHolding(db, of, { place: 'farm', by: sign * amount });
    const staked = await db.find(pair, { id: stakedTokenId });
    if (staked === null || (staked.token0Id !== money && staked.token1Id !== money)) return;
    await saveHolding(db, of, { place: 'liquidity', pair: stakedTokenId, by: sign * amount });
  };
}

/** The same of a pool, which counts when MONEY is staked in it. */
export function onPoolStake(sign: 1n | -1n) {
  return async ({ event, context: { db } }: PoolArgs): Promise<void> => {
    const { user, amount } = event.args;
    const id = indexId(event.log.address);
    const { stakedTokenId } = await foundRow('pool', id, db.find(pool, { id }));
    if (stakedTokenId !== indexSettings().money) return;
    await saveHolding(db, { account: user, block: event.block.number }, { place: 'pools', by: sign * amount });
  };
}

/** Shares of the vault came into being or went. */
export function onVaultShares(sign: 1n | -1n) {
  return async ({ event, context: { db } }: VaultArgs): Promise<void> => {
    const { sender, shares } = event.args;
    await saveHolding(db, { account: sender, block: event.block.number }, { place: 'vaultShares', by: sign * shares });
  };
}
