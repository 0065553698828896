import { parseAmount, typeableAmount } from '@besc/domain/shared/amount';
import {
  maxStake,
  type StakeError,
  stakeError,
  type UnstakeError,
  unstakeError,
} from '@besc/domain/shared/stake-limit';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { approvalState } from '@besc/domain/tokens/approval-state';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { balanceBlocker } from '../action/balance-blocker';
import type { Blocker } from '../action/blocker';
import { firstBlocker } from '../action/first-blocker';
import type { Allowance } from '../action/use-allowance';
import type { Writer } from '../action/use-writer';
import { messageAmount } from '../language/message-amount';
import type { StakeSubject } from './stake-subject';

/** Into the stake or out of it. */
export type StakeWay = 'stake' | 'unstake';

/** What a stake dialog knows. */
export interface StakeFacts {
  readonly way: StakeWay;
  readonly subject: StakeSubject;
  /** As typed. */
  readonly text: string;
  readonly writer: Pick<Writer, 'account' | 'wrongNetwork' | 'isStale' | 'gasPriceWei'>;
  /** Why nothing can be staked any more. */
  readonly barred?: Blocker | undefined;
  /** What is wrong with an amount, beside what the subject says. */
  readonly fault?: ((amount: bigint) => Blocker | undefined) | undefined;
  /** An approval of what is staked is on its way, which a stake of more than is allowed now waits for. */
  readonly allowance: Allowance;
}

/** What follows from the typed text. */
export interface StakeForm {
  readonly amount: bigint | undefined;
  /** What Max puts in; undefined while it is not known. */
  readonly most: bigint | undefined;
  /** The contract must be let take the amount first. */
  readonly isToApprove: boolean;
  readonly state: Blocker | { readonly kind: 'ready'; readonly amount: bigint };
}

/** The amount of a stake dialog and why it cannot be sent. Of the native coin Max leaves what later transactions need. */
export function stakeForm({ way, subject, text, writer, barred, fault, allowance }: StakeFacts): StakeForm {
  const { currency, balance, staked, limit = 0n, minimum } = subject;
  const amount = parseAmount(text, currency.decimals);
  const isKnown =
    (staked !== undefined || (way === 'stake' && limit === 0n)) && (way === 'unstake' || balance !== undefined);
  const room = { balance: balance ?? 0n, staked: staked ?? 0n, limit, minimum };
  const spendable = maxSpend({ currency, balance: room.balance, gasPriceWei: writer.gasPriceWei });
  const whole = way === 'stake' ? maxStake({ ...room, balance: spendable }) : room.staked;
  const most = whole - (whole % (subject.multiple ?? 1n));
  const { amount: allowed, isPending: hasPendingApproval } = allowance;
  const approval = approvalState({ currency, amount, allowance: allowed, hasPendingApproval });
  const isToApprove = way === 'stake' && (approval === 'not-approved' || approval === 'pending');
  const state = (): StakeForm['state'] => {
    const blocker = firstBlocker(writer) ?? barred;
    if (blocker !== undefined) return blocker;
    if (!isKnown) return { kind: 'loading' };
    const error = way === 'stake' ? stakeError(amount, room) : unstakeError(amount, room.staked);
    if (error !== undefined) return problem(error, subject);
    const wrong = amount === undefined ? undefined : fault?.(amount);
    if (wrong !== undefined) return wrong;
    if (isToApprove && approval === 'pending') return { kind: 'enabling' };
    const isUnknown = amount === undefined || (way === 'stake' && approval === 'unknown');
    return isUnknown ? { kind: 'loading' } : { kind: 'ready', amount };
  };
  return { amount, isToApprove, most: isKnown ? typeableAmount(most, currency.decimals) : undefined, state: state() };
}

/** A limit has all of its whole part, so that who goes by it is not refused. */
const wholeAmount = (...amount: Parameters<typeof messageAmount>) =>
  ({ ...messageAmount(...amount), place: 'supply' }) as const;

function problem(
  error: StakeError | UnstakeError,
  { currency, limit = 0n, limitText, minimum = 0n }: StakeSubject,
): Blocker {
  switch (error) {
    case 'no-amount':
      return { kind: 'error', text: 'Enter an amount' };
    case 'insufficient-balance':
      return balanceBlocker(currency);
    case 'insufficient-stake':
      return { kind: 'error', text: 'You’ve staked less than this' };
    case 'under-minimum': {
      const amounts = { num: wholeAmount(minimum, currency, 'paid') };
      return { kind: 'error', text: 'A minimum of %num% MONEY is required', amounts };
    }
    case 'over-limit':
      return {
        kind: 'error',
        text: limitText ?? 'Maximum total stake: %amount% %token%',
        values: { token: displaySymbol(currency.symbol) },
        amounts: { amount: wholeAmount(limit, currency, 'held') },
      };
  }
}
