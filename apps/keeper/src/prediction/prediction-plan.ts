import type { GameTimes } from './game-times';

/** What the game and its oracle say, with what is on its way to the chain; times in seconds. */
export interface PredictionReading {
  readonly game: GameTimes;
  /** Whether the key is the game's operator or owner. */
  readonly isOperator: boolean;
  /** How long after a boundary only these may execute. */
  readonly graceSeconds: number;
  /** The oldest price that the game takes, counted from the boundary. */
  readonly priceAgeSeconds: number;
  /** The oracle's newest round; 0 before the first. */
  readonly newestPriceTime: number;
  /** The oracle's last round at or before the boundary, which the contract takes. */
  readonly boundaryPrice: { readonly id: bigint; readonly time: number; readonly finalSince: number } | undefined;
}

/** Why nothing is done for now. */
export type PredictionWait =
  | 'paused'
  | 'boundary-to-come'
  | 'grace'
  | 'no-report'
  | 'not-final'
  | 'no-price'
  | 'not-operator';

/** `execute` locks the newest round and closes the one before, `begin` starts a new row of rounds; one and the same call. */
export type PredictionPlan =
  | { readonly kind: 'execute' | 'begin' }
  | { readonly kind: 'wait'; readonly reason: PredictionWait };

const wait = (reason: PredictionWait): PredictionPlan => ({ kind: 'wait', reason });

/** A row of rounds begins only while the oracle's newest price is no older, seconds. */
const newestPriceAge = 300;

/**
 * What is to be done at `now`, the time of the newest block. A boundary has one price, its own, which is waited for until the
 * buffer ends, and until no more reports can replace it: an older one would be somebody's choice. No row of rounds begins while the oracle has no new prices: all of it
 * would be refunded.
 */
export function predictionPlan(reading: PredictionReading, now: number): PredictionPlan {
  const { game, isOperator, boundaryPrice } = reading;
  if (now < game.pausedUntil) return wait('paused');
  const deadline = game.boundary + game.buffer;
  const runs = game.epoch > game.failedThrough;
  if (!runs || now > deadline) {
    const isLate = game.epoch > 0n && now > deadline;
    if (!isOperator && !isLate) return wait('not-operator');
    return now - reading.newestPriceTime <= newestPriceAge ? { kind: 'begin' } : wait('no-price');
  }
  if (now < game.boundary) return wait('boundary-to-come');
  if (!isOperator && now < game.boundary + reading.graceSeconds) return wait('grace');
  const closes = game.epoch - 1n > game.failedThrough;
  const isTaken =
    boundaryPrice !== undefined &&
    game.boundary - boundaryPrice.time <= reading.priceAgeSeconds &&
    (!closes || boundaryPrice.id > game.lastLockId);
  if (!isTaken) return wait('no-report');
  return now < boundaryPrice.finalSince ? wait('not-final') : { kind: 'execute' };
}
