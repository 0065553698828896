import { maxUint256 } from '@besc/domain/shared/math';
import { isAtStakeLimit } from '@besc/domain/shared/stake-limit';
import type { Currency } from '@besc/domain/shared/token';
import type { Writer } from '../../blocks/action/use-writer';
import type { PoolRow } from './pool-row';

/** Why staking is closed in a pool. */
export type StakeBar =
  | { readonly kind: 'finished' }
  | { readonly kind: 'at-limit' }
  | { readonly kind: 'blacklisted' }
  | { readonly kind: 'paused'; readonly until: number }
  /** The farm owes the vault this much of its reward (wei), and who came now would share in it. */
  | { readonly kind: 'owed'; readonly amount: bigint; readonly currency: Currency }
  | { readonly kind: 'unreadable' }
  /** What a stake here is made of or earns could not be read. */
  | { readonly kind: 'unread' };

/** What a pool offers to do with a stake. */
export type StakePart =
  | { readonly kind: 'connect' }
  /** What the account has in it has not been read yet. */
  | { readonly kind: 'loading' }
  /** What it has staked could not be read. */
  | { readonly kind: 'unread' }
  /** `amount`: what the pool is let move, in smallest units. */
  | { readonly kind: 'enable'; readonly amount: bigint }
  | { readonly kind: 'stake' }
  | { readonly kind: 'barred'; readonly bar: StakeBar }
  | { readonly kind: 'staked'; readonly bar: StakeBar | undefined };

/**
 * Connect, enable, stake, then plus and minus. A wallet that approves and stakes in one confirmation has nothing to enable. Where
 * approvals are exact that is one of all there is, as what will be staked is not typed yet; of nothing there is none.
 */
export function stakePart(row: PoolRow, writer: Pick<Writer, 'account' | 'canBatch' | 'approvalAmount'>): StakePart {
  const { holding, staked, isLoading } = row;
  if (holding === undefined) return { kind: isLoading && writer.account !== undefined ? 'loading' : 'connect' };
  if (holding.staked === undefined) return { kind: 'unread' };
  const bar = stakeBar(row);
  if (holding.staked > 0n) return { kind: 'staked', bar };
  if (bar !== undefined) return { kind: 'barred', bar };
  if (staked.currency.kind === 'native' || writer.canBatch || holding.allowance !== 0n) return { kind: 'stake' };
  const amount = writer.approvalAmount === 'exact' ? holding.balance : maxUint256;
  return amount ? { kind: 'enable', amount } : { kind: 'stake' };
}

/** Why staking is closed; undefined where something can. */
export function stakeBar({
  isFinished,
  isOpen,
  pausedUntil,
  limit,
  holding,
  staked,
  vault,
  rewardPerBlock,
}: PoolRow): StakeBar | undefined {
  if (isFinished || !isOpen) return { kind: 'finished' };
  if (pausedUntil !== undefined) return { kind: 'paused', until: pausedUntil };
  const owed = vault?.state.owed ?? 0n;
  if (owed > 0n) return { kind: 'owed', amount: owed, currency: staked.currency };
  if (holding?.isBlacklisted) return { kind: 'blacklisted' };
  if (holding?.staked !== undefined && isAtStakeLimit({ staked: holding.staked, limit })) return { kind: 'at-limit' };
  const isUnread = rewardPerBlock === undefined || (vault !== undefined && vault.state.pricePerShare === undefined);
  if (isUnread || (holding !== undefined && holding.staked === undefined)) return { kind: 'unread' };
  if (!staked.isReadable) return { kind: 'unreadable' };
  return holding !== undefined && holding.balance === undefined ? { kind: 'unread' } : undefined;
}
