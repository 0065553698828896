/** As the contract counts them (`ILottery.Status`). */
export const lotteryStatus = { pending: 0, open: 1, close: 2, claimable: 3, refunding: 4 } as const;

/** The current round, with what is on its way to the chain; times in seconds. */
export interface LotteryReading {
  readonly lotteryId: bigint;
  readonly status: number;
  readonly endTime: number;
  readonly salesPause: number;
  readonly minLength: number;
  /** How long only operator and owner may close and draw. */
  readonly graceSeconds: number;
  readonly isOperator: boolean;
  readonly pausedUntil: number;
  /** Whether a secret is committed to for the next round. */
  readonly hasSecret: boolean;
}

/** Why nothing is done for now. */
export type LotteryWait = 'paused' | 'not-operator' | 'no-secret' | 'sales' | 'draw-to-come';

/** The next step. `draw` means draw, or give all tickets back when there will be no number. */
export type LotteryPlan =
  | { readonly kind: 'start'; readonly endTime: number }
  | { readonly kind: 'close' | 'draw' }
  | { readonly kind: 'wait'; readonly reason: LotteryWait };

/** The start must be mined while the round is still long enough. */
const startMarginSeconds = 60;

/**
 * When a round that starts now is drawn: at a multiple of the rounds' length since 1970, so that with twelve hours it is at
 * midnight and noon (UTC) whenever the one before was drawn; never sooner than the contract takes.
 */
export function drawTime(now: number, options: { readonly lengthSeconds: number; readonly minLength: number }): number {
  const soonest = now + options.minLength + startMarginSeconds;
  return Math.ceil(soonest / options.lengthSeconds) * options.lengthSeconds;
}

/** What is to be done at `now`, the time of the newest block. */
export function lotteryPlan(reading: LotteryReading, now: number, lengthSeconds: number): LotteryPlan {
  const { status, endTime, isOperator, minLength } = reading;
  const wait = (reason: LotteryWait): LotteryPlan => ({ kind: 'wait', reason });
  const grace = isOperator ? 0 : reading.graceSeconds;
  if (status === lotteryStatus.open) {
    return now >= endTime - reading.salesPause + grace ? { kind: 'close' } : wait('sales');
  }
  if (status === lotteryStatus.close) return now >= endTime + grace ? { kind: 'draw' } : wait('draw-to-come');
  if (!isOperator) return wait('not-operator');
  if (now < reading.pausedUntil) return wait('paused');
  if (!reading.hasSecret) return wait('no-secret');
  return { kind: 'start', endTime: drawTime(now, { lengthSeconds, minLength }) };
}
