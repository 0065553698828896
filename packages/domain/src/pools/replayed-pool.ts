import type { Hex } from '../shared/hex';
import { noStakeSums } from '../shared/stake-sums';
import {
  type PoolAccount,
  type PoolAction,
  type PoolFigures,
  poolAfterAction,
  poolAfterUnpaid,
  poolAhead,
} from './pool-ledger';
import type { PoolState } from './pool-rewards';

/** What a pool says, in the order of the chain. */
export type PoolEvent<Account> = { readonly block: bigint; readonly transaction: Hex } & (
  | { readonly kind: PoolAction['kind'] | 'owed'; readonly account: Account; readonly amount: bigint }
  | { readonly kind: 'rate'; readonly rewardPerBlock: bigint }
  | { readonly kind: 'blocks'; readonly startBlock: bigint; readonly bonusEndBlock: bigint }
  | { readonly kind: 'stop'; readonly bonusEndBlock: bigint }
  /** Its owner took reward that no stake earns. */
  | { readonly kind: 'recovery' }
);

/** What a pool was made with. */
export interface MadePool extends Pick<PoolState, 'unit' | 'rewardPerBlock' | 'bonusEndBlock'> {
  readonly startBlock: bigint;
}

const noActions = { ...noStakeSums, transactions: 0 };
const newcomer: PoolAccount = { ...noActions, shares: 0n, perShare: 0n, owed: 0n };
/** Amounts alone are counted. */
const unpriced = { decimals: 18, priceE18: undefined };
const prices = { staked: unpriced, reward: unpriced };

/** Counts a pool again from raw events: what each account did in it, and was paid by the pool's own arithmetic. */
export function replayedPool<Account>(
  { startBlock, ...made }: MadePool,
  events: readonly PoolEvent<Account>[],
): ReadonlyMap<Account, PoolAccount> {
  const accounts = new Map<Account, PoolAccount>();
  const none = { ...noActions, shares: 0n, perShare: 0n, rest: 0n, stakers: 0 };
  let pool: PoolFigures = { ...made, ...none, lastRewardBlock: startBlock };
  /** What the last event leaves to the next of its transaction: a withdrawal that may be unpaid, or what a deposit leaves owed. */
  let step: { transaction: Hex; account: Account; isWithdrawal: boolean; leftOwed: bigint | undefined } | undefined;
  for (const event of events) {
    if ('account' in event) {
      const { kind, account: user, amount, block, transaction } = event;
      const own = step?.transaction === transaction && step.account === user ? step : undefined;
      const state = { pool, account: accounts.get(user) ?? newcomer };
      const isUnpaid = kind === 'owed' && own?.isWithdrawal === true;
      const after =
        kind !== 'owed'
          ? poolAfterAction(
              state,
              { kind, amount, block, leftOwed: kind === 'deposit' ? own?.leftOwed : undefined },
              prices,
            )
          : isUnpaid
            ? poolAfterUnpaid(state, amount, unpriced)
            : state;
      pool = after.pool;
      accounts.set(user, after.account);
      const leftOwed = kind === 'owed' && !isUnpaid ? amount : undefined;
      step = { transaction, account: user, isWithdrawal: kind === 'withdraw', leftOwed };
    } else if (event.kind === 'rate') {
      pool = { ...pool, rewardPerBlock: event.rewardPerBlock };
    } else if (event.kind === 'blocks') {
      pool = { ...pool, bonusEndBlock: event.bonusEndBlock, lastRewardBlock: event.startBlock };
    } else {
      pool = poolAhead(pool, event.block);
      if (event.kind === 'stop') pool = { ...pool, bonusEndBlock: event.bonusEndBlock };
    }
  }
  return accounts;
}
