import { pauseEnd } from '../shared/pause-end';
import type { PredictionState, Round } from './round';

/** Which of the cards it is: over, running, open for bets, or not begun. */
export type CardKind = 'expired' | 'live' | 'next' | 'later';

/**
 * What is going on in a round: `open` takes bets; `locking` and `closing` wait for the execution; `live` runs;
 * `ended` has its closing price; `failed` gives all bets back; `later` has not begun.
 */
export type RoundPhase = 'later' | 'open' | 'locking' | 'live' | 'closing' | 'ended' | 'failed';

export interface RoundCard {
  readonly kind: CardKind;
  readonly phase: RoundPhase;
  readonly epoch: number;
  /** Undefined of one that has not begun. */
  readonly round: Round | undefined;
  /** Unix seconds; of a round that has not begun the time that is expected, with what executing takes. */
  readonly startAt: number;
  readonly lockAt: number;
  readonly closeAt: number;
  /** From when on the contract lets it begin: the lock of the round before. */
  readonly dueAt: number;
}

/** Rounds shown before the current one and after it, and the seconds that a round is expected to begin later than due. */
export const pastRounds = 5;
export const futureRounds = 2;
export const roundBufferSeconds = 9;

/** What is going on in a round at a time of the chain (unix seconds), as the contract decides it; none fails by what was not read. */
export function roundPhase(round: Round, state: PredictionState, now: number): RoundPhase {
  const { failedThrough = 0, bufferSeconds = Number.POSITIVE_INFINITY } = state;
  if (round.oracleCalled) return 'ended';
  const isLocked = round.lockOracleId !== 0n;
  const boundary = isLocked ? round.closeTimestamp : round.lockTimestamp;
  if (round.epoch <= failedThrough || now > boundary + bufferSeconds) return 'failed';
  if (now >= boundary) return isLocked ? 'closing' : 'locking';
  return isLocked ? 'live' : 'open';
}

/** The cards in their order: rounds that are over, the live one, the next, and those that will come. */
export function roundCards(rounds: readonly Round[], state: PredictionState, now: number): readonly RoundCard[] {
  const cards = rounds.map((round): RoundCard => {
    const phase = roundPhase(round, state, now);
    const { startTimestamp: startAt, lockTimestamp: lockAt, closeTimestamp: closeAt } = round;
    const times = { startAt, lockAt, closeAt, dueAt: startAt };
    return { kind: cardKind(phase), phase, epoch: round.epoch, round, ...times };
  });
  const last = cards.at(-1);
  // While the newest round has failed it is unknown when the next will begin.
  const { intervalSeconds: interval } = state;
  if (last === undefined || last.phase === 'failed' || interval === undefined) return cards;
  if (pauseEnd(state.pausedUntil, now) !== undefined) return cards;
  const later = Array.from({ length: futureRounds }, (_, index): RoundCard => {
    const startAt = last.startAt + (index + 1) * (interval + roundBufferSeconds);
    const dueAt = last.lockAt + index * interval;
    const times = {
      startAt,
      lockAt: startAt + interval,
      closeAt: startAt + 2 * interval,
      dueAt,
    };
    return { kind: 'later', phase: 'later', epoch: last.epoch + index + 1, round: undefined, ...times };
  });
  return [...cards, ...later];
}

function cardKind(phase: RoundPhase): CardKind {
  if (phase === 'open' || phase === 'locking') return 'next';
  return phase === 'live' || phase === 'closing' ? 'live' : 'expired';
}
