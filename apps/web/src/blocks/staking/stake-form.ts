import { parseAmount } from '@besc/domain/shared/amount';
import {
  maxStake,
  type StakeError,
  stakeError,
  stakePercent,
  type UnstakeError,
  unstakeError,
} from '@besc/domain/shared/stake-limit';
import { maxSpend } from '@besc/domain/swap/max-spend';
import type { Blocker } from '../action/blocker';
import { errorBlocker } from '../action/error-blocker';
import { firstBlocker } from '../action/first-blocker';
import type { Writer } from '../action/use-writer';
import type { StakeSubject } from './stake-subject';

/** Into the stake or out of it. */
export type StakeWay = 'stake' | 'unstake';

/** What a stake dialog knows. */
export interface StakeFacts {
  readonly way: StakeWay;
  readonly subject: StakeSubject;
  /** As typed. */
  readonly text: string;
  readonly writer: Pick<Writer, 'account' | 'wrongNetwork' | 'gasPriceWei'>;
  /** The chain does not answer, or what is shown may be old. */
  readonly isStale: boolean;
}

/** What follows from the typed text. */
export interface StakeForm {
  readonly amount: bigint | undefined;
  /** What Max puts in; undefined while it is not known. */
  readonly most: bigint | undefined;
  /** Of the most, in whole percent up to 100. */
  readonly percent: number;
  readonly state:
    | Blocker
    | { readonly kind: 'under-minimum' | 'over-limit' }
    | { readonly kind: 'ready'; readonly amount: bigint };
}

/** The amount of a stake dialog and why it cannot be sent. Of the native coin Max leaves what later transactions need. */
export function stakeForm({ way, subject, text, writer, isStale }: StakeFacts): StakeForm {
  const { currency, balance, staked, limit = 0n, minimum } = subject;
  const amount = parseAmount(text, currency.decimals);
  const isKnown = staked !== undefined && (way === 'unstake' || balance !== undefined);
  const room = { balance: balance ?? 0n, staked: staked ?? 0n, limit, minimum };
  const spendable = maxSpend({ currency, balance: room.balance, gasPriceWei: writer.gasPriceWei });
  const most = way === 'stake' ? maxStake({ ...room, balance: spendable }) : room.staked;
  const state = (): StakeForm['state'] => {
    const blocker = firstBlocker(writer);
    if (blocker !== undefined) return blocker;
    if (isStale) return { kind: 'offline' };
    if (!isKnown) return { kind: 'loading' };
    const error = way === 'stake' ? stakeError(amount, room) : unstakeError(amount, room.staked);
    if (error !== undefined) return problems(error, currency.symbol);
    return amount === undefined ? { kind: 'loading' } : { kind: 'ready', amount };
  };
  return {
    amount,
    most: isKnown ? most : undefined,
    percent: amount === undefined ? 0 : stakePercent(amount, most),
    state: state(),
  };
}

function problems(error: StakeError | UnstakeError, symbol: string): StakeForm['state'] {
  switch (error) {
    case 'no-amount':
      return { kind: 'error', text: 'Enter an amount' };
    case 'insufficient-balance':
      return errorBlocker({ text: '', symbol });
    case 'insufficient-stake':
      return { kind: 'error', text: 'You have staked less than this' };
    case 'under-minimum':
    case 'over-limit':
      return { kind: error };
  }
}
