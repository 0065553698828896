import { type BetOutcome, betOutcome, type Position } from '@besc/domain/prediction/bet-outcome';
import { payoutHundredths } from '@besc/domain/prediction/payout';
import { type LedgerEntry, type PredictionState, type Round, roundRoom } from '@besc/domain/prediction/round';
import { type RoundCard, roundCards } from '@besc/domain/prediction/round-cards';
import { betPayout, type RoundResult, type RoundStakes, roundResult } from '@besc/domain/prediction/round-result';
import { pauseEnd } from '@besc/domain/shared/pause-end';
import type { PredictionView } from '@besc/sdk/prediction/read-prediction';
import type { PredictionClaims } from '@besc/sdk/prediction/read-prediction-claims';
import type { IndexedBet } from '@besc/wire/prediction/fetch-bets';

/** Whether the game runs (PRED-16, PRED-17, PRED-18). */
export type MarketStatus = 'initial' | 'live' | 'paused' | 'error';

/** A card as it is drawn. Amounts are wei, prices have 8 decimals, payouts are hundredths of what was bet. */
export interface CardView extends RoundCard {
  readonly total: bigint;
  /** What can still be bet on it; undefined without a limit. */
  readonly room: bigint | undefined;
  /** In hundredths of a percent: the round's own, and of one that has not begun the fee of today. */
  readonly fee: bigint | undefined;
  /** By side; undefined without a bet on it, and where equal prices burned all. */
  readonly payout: { readonly bull: bigint | undefined; readonly bear: bigint | undefined };
  readonly lockPrice: bigint | undefined;
  /** The closing price; of the live round the price of now. */
  readonly price: bigint | undefined;
  readonly result: RoundResult;
  /** The account's bet, what became of it and what it gives; `isOpen`: it can be taken now. */
  readonly own:
    | (LedgerEntry & { readonly outcome: BetOutcome; readonly payout: bigint; readonly isOpen: boolean })
    | undefined;
}

export function marketStatus(facts: {
  readonly state: Pick<PredictionState, 'pausedUntil'> | undefined;
  readonly now: number | undefined;
  readonly isFailed: boolean;
}): MarketStatus {
  const { state, now, isFailed } = facts;
  if (state === undefined) return isFailed ? 'error' : 'initial';
  return pauseEnd(state.pausedUntil, now) === undefined ? 'live' : 'paused';
}

/** The cards of what was read, at a time of the chain in unix seconds. */
export function cardViews(view: PredictionView, now: number): readonly CardView[] {
  return roundCards(view.rounds, view.state, now).map((card) => cardView(card, view));
}

function cardView(card: RoundCard, { state, ledgers, price }: PredictionView): CardView {
  const { round, phase } = card;
  const entry = ledgers.get(card.epoch);
  const isLocked = round !== undefined && round.lockOracleId !== 0n;
  const fee = round?.treasuryFee ?? state.treasuryFee;
  const stakes: RoundStakes = {
    bullAmount: round?.bullAmount ?? 0n,
    bearAmount: round?.bearAmount ?? 0n,
    fee: fee ?? 0n,
    lockPrice: isLocked ? round.lockPrice : undefined,
    closePrice: round?.oracleCalled ? round.closePrice : undefined,
    failed: phase === 'failed',
    minimumMove: round?.minimumMove ?? 0n,
  };
  const outcome = entry && betOutcome(stakes, entry.position);
  const paid = entry && outcome === 'win' && round && round.rewardBaseCalAmount > 0n;
  // An ended round says itself what it pays: the fee is that of its start.
  const payout = paid
    ? (entry.amount * round.rewardAmount) / round.rewardBaseCalAmount
    : entry === undefined
      ? 0n
      : betPayout(stakes, entry);
  const isRunning = phase === 'live' || phase === 'closing';
  const result = roundResult(stakes);
  return {
    ...card,
    fee,
    total: stakes.bullAmount + stakes.bearAmount,
    room: round && roundRoom(round),
    payout: { bull: shownPayout(stakes, result, round, 'bull'), bear: shownPayout(stakes, result, round, 'bear') },
    lockPrice: stakes.lockPrice,
    price: isRunning ? price?.price : stakes.closePrice,
    result,
    own: entry && outcome && { ...entry, outcome, payout, isOpen: payout > 0n && !entry.claimed },
  };
}

/** What one unit of a side gives, as the round's own rules have it: a refund gives each bet back, equal prices give nothing. */
function shownPayout(
  stakes: RoundStakes,
  result: RoundResult,
  round: Round | undefined,
  side: Position,
): bigint | undefined {
  if (result === 'house') return undefined;
  const isPaid = result === side && round !== undefined && round.rewardBaseCalAmount > 0n;
  if (isPaid) return (round.rewardAmount * 100n) / round.rewardBaseCalAmount;
  const ratio = payoutHundredths(stakes, side);
  return result === 'refunded' && ratio !== undefined ? 100n : ratio;
}

/** A bet of the history; `isOpen`: what it gives can be taken now. */
export interface HistoryBet extends IndexedBet {
  readonly isOpen: boolean;
}

/**
 * A bet of the history as the chain has it, which the index follows, now and then far behind: what its round gives (one that
 * ran out of time gives bets back before any event says so), and whether that was taken (PRED-35).
 */
export function historyBet(bet: IndexedBet, claims: PredictionClaims | undefined): HistoryBet {
  const isRefund = claims?.refunds.includes(bet.epoch);
  if (!isRefund && !claims?.wins.includes(bet.epoch)) {
    return { ...bet, isOpen: false, claimed: bet.claimed || claims?.collected.has(bet.epoch) === true };
  }
  const payout = claims?.amounts.get(bet.epoch) ?? bet.payout;
  return { ...bet, outcome: isRefund ? 'canceled' : 'win', payout, claimed: false, isOpen: true };
}

/** The rounds with something for the account to take now, as their cards say. */
export function takableEpochs(cards: readonly CardView[]): readonly number[] {
  return cards.filter(({ own }) => own?.isOpen).map(({ epoch }) => epoch);
}

/** The claims; where something of them could not be read, also what can be taken by the cards. */
export function claimsOfCards(claims: PredictionClaims, cards: readonly CardView[]): PredictionClaims {
  if (!claims.isUnread) return claims;
  const { wins, refunds, collected, amounts } = claims;
  const open = cards.filter(({ epoch, own }) => own?.isOpen && !collected.has(epoch));
  const added = (isWin: boolean) =>
    open
      .filter(({ epoch, own }) => (own?.outcome === 'win') === isWin && ![...wins, ...refunds].includes(epoch))
      .map(({ epoch }) => epoch);
  return {
    ...claims,
    wins: [...wins, ...added(true)],
    refunds: [...refunds, ...added(false)],
    amounts: new Map([...open.map(({ epoch, own }) => [epoch, own?.payout ?? 0n] as const), ...amounts]),
  };
}

/**
 * What of these rounds can be taken at once: newest first, at most `most`. Undefined while the claims are older than what the
 * cards say: one of the rounds that are named gives something by its card (`takable`), and the claims do not know it.
 */
export function claimableEpochs(
  { wins, refunds, collected }: PredictionClaims,
  epochs: readonly number[] | 'all',
  { most, takable }: { readonly most: number; readonly takable: readonly number[] },
): readonly number[] | undefined {
  const known = [...wins, ...refunds];
  const isOlder = (epoch: number) => takable.includes(epoch) && !known.includes(epoch) && !collected.has(epoch);
  if (epochs !== 'all' && epochs.some(isOlder)) return undefined;
  const open = known.filter((epoch) => epochs === 'all' || epochs.includes(epoch));
  return open.toSorted((a, b) => b - a).slice(0, most);
}

/** How far a time is within a round's run, from 0 to 1. */
export function progressOf(from: number, to: number, now: number): number {
  return to <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)));
}
