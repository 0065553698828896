import { isAtStakeLimit } from '@besc/domain/shared/stake-limit';
import type { Currency } from '@besc/domain/shared/token';
import type { PoolRow } from './pool-row';

/** Why nothing more can be staked in a pool. */
export type StakeBar =
  | { readonly kind: 'finished' }
  | { readonly kind: 'at-limit' }
  | { readonly kind: 'blacklisted' }
  | { readonly kind: 'paused'; readonly until: bigint }
  /** The farm owes the vault this much of its reward (wei), and who came now would share in it. */
  | { readonly kind: 'owed'; readonly amount: bigint; readonly currency: Currency }
  | { readonly kind: 'unreadable' };

/** What a pool offers to do with a stake. */
export type StakePart =
  | { readonly kind: 'connect' }
  | { readonly kind: 'enable' }
  | { readonly kind: 'stake' }
  | { readonly kind: 'barred'; readonly bar: StakeBar }
  | { readonly kind: 'staked'; readonly bar: StakeBar | undefined };

/** Connect, enable, stake, then plus and minus; `canBatch`: the wallet approves and stakes in one confirmation. */
export function stakePart(row: PoolRow, canBatch: boolean): StakePart {
  const { holding, staked } = row;
  if (holding === undefined) return { kind: 'connect' };
  const bar = stakeBar(row);
  if (holding.staked > 0n) return { kind: 'staked', bar };
  if (bar !== undefined) return { kind: 'barred', bar };
  if (staked.currency.kind === 'native' || canBatch || holding.allowance !== 0n) return { kind: 'stake' };
  return { kind: 'enable' };
}

/** Why nothing more can be staked; undefined where something can. */
export function stakeBar({
  isFinished,
  isOpen,
  pausedUntil,
  limit,
  holding,
  staked,
  vault,
}: PoolRow): StakeBar | undefined {
  if (isFinished || !isOpen) return { kind: 'finished' };
  if (pausedUntil !== undefined) return { kind: 'paused', until: pausedUntil };
  const owed = vault?.state.owed ?? 0n;
  if (owed > 0n) return { kind: 'owed', amount: owed, currency: staked.currency };
  if (holding?.isBlacklisted) return { kind: 'blacklisted' };
  if (holding !== undefined && isAtStakeLimit({ staked: holding.staked, limit })) return { kind: 'at-limit' };
  if (!staked.isReadable || (holding !== undefined && holding.balance === undefined)) return { kind: 'unreadable' };
  return undefined;
}
