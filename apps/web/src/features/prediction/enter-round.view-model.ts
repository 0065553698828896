import type { Position } from '@besc/domain/prediction/bet-outcome';
import { betError, payoutOfBet } from '@besc/domain/prediction/payout';
import { parseAmount } from '@besc/domain/shared/amount';
import type { NativeCoin } from '@besc/domain/shared/token';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { betGas } from '@besc/sdk/prediction/prediction-calls';
import { balanceBlocker } from '../../blocks/action/balance-blocker';
import type { Blocker } from '../../blocks/action/blocker';
import { firstBlocker } from '../../blocks/action/first-blocker';
import type { Writer } from '../../blocks/action/use-writer';
import type { CardView } from './prediction.view-model';

/** What the dialog of a bet knows. Amounts are wei; undefined: not known. */
export interface EnterFacts {
  readonly writer: Pick<Writer, 'account' | 'wrongNetwork' | 'isStale' | 'gasPriceWei'>;
  readonly coin: NativeCoin;
  /** The round as it stands now; undefined when it is not among those shown any more. */
  readonly card: CardView | undefined;
  readonly isPaused: boolean;
  readonly position: Position;
  /** As typed. */
  readonly text: string;
  readonly held: bigint | undefined;
  readonly minimum: bigint | undefined;
  /** Of rounds that start from now on, in hundredths of a percent; the card knows its own. */
  readonly currentFee: bigint | undefined;
  /** That it is a game of chance was acknowledged. */
  readonly hasAccepted: boolean;
}

/** What follows from it. */
export interface EnterView {
  readonly amount: bigint | undefined;
  /** What MAX puts in: the balance without what later transactions need, and no more than the round takes. */
  readonly spendable: bigint | undefined;
  readonly fee: bigint | undefined;
  /** If the side is right, as it stands now. */
  readonly payout: bigint | undefined;
  readonly state: Blocker | { readonly kind: 'ready'; readonly amount: bigint };
}

/** What a bet would pay, and why it cannot be made: what the wallet lacks, then the round, then the amount. */
export function enterRoundViewModel(facts: EnterFacts): EnterView {
  const { card, coin, position, text, held, writer } = facts;
  const fee = card?.fee ?? facts.currentFee;
  const amount = parseAmount(text, coin.decimals);
  const most = held && maxSpend({ currency: coin, balance: held, gasPriceWei: writer.gasPriceWei });
  const room = card?.room;
  const spendable = most !== undefined && room !== undefined && room < most ? room : most;
  const stakes = { bullAmount: card?.round?.bullAmount ?? 0n, bearAmount: card?.round?.bearAmount ?? 0n };
  return {
    amount,
    spendable,
    fee,
    payout: amount === undefined || fee === undefined ? undefined : payoutOfBet({ ...stakes, fee }, position, amount),
    state: firstBlocker(writer) ?? formState(facts, amount),
  };
}

function formState(facts: EnterFacts, amount: bigint | undefined): EnterView['state'] {
  const { card, coin, held, minimum, writer } = facts;
  if (facts.isPaused) return { kind: 'error', text: 'Markets are paused' };
  if (card?.phase !== 'open') return { kind: 'error', text: 'Entries for this round are closed' };
  if (card.own) return { kind: 'error', text: 'You’ve already entered this round' };
  if (minimum === undefined) return { kind: 'error', text: 'Some of this couldn’t be loaded' };
  if (held === undefined) return { kind: 'loading' };
  // What stays for later transactions is only left out by MAX: it may be typed.
  switch (betError(amount, { minimum, balance: held - betGas * writer.gasPriceWei, room: card.room })) {
    case 'no-amount':
      return { kind: 'error', text: 'Enter an amount' };
    case 'below-minimum':
      return { kind: 'error', text: 'The amount is below the minimum' };
    case 'round-full':
      return { kind: 'error', text: 'This round is full' };
    case 'beyond-room':
      return { kind: 'error', text: 'This is more than the round can still take' };
    case 'insufficient-balance':
      return balanceBlocker(coin);
    case undefined:
      if (!facts.hasAccepted) return { kind: 'error', text: 'Acknowledge the risk first' };
      return amount === undefined ? { kind: 'loading' } : { kind: 'ready', amount };
  }
}
