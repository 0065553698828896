import type { Address } from '@besc/domain/shared/address';
import type { LotteryConfig } from './lottery-config';

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
  /** How long after the draw's time a round may be closed; one not closed by then gives all back. */
  readonly closeSeconds: number;
  readonly isOperator: boolean;
  readonly pausedUntil: number;
  /**
   * Where the open round's number comes from, or the next one's; undefined when that is none of the deployment's, which has words of
   * its own and takes no bond of ours.
   */
  readonly source: Address | undefined;
  /** Whether a secret is committed to for the next round. */
  readonly hasSecret: boolean;
  /** Whether the words of the source are this key's to give: what the operator before committed to there it cannot. */
  readonly givesWords: boolean;
  /** Whether that word, or the open round's, is to a secret of this key, to which the bond comes back. */
  readonly isOwnWord: boolean;
  /** What the number of the open round decides, or of the next one; with the number's place at the source and its bond, wei of MONEY. */
  readonly pot: bigint;
  readonly wordId: bigint;
  readonly bond: bigint;
  /** The pot is at most so many times the bond. */
  readonly potPerBond: bigint;
}

/** Why nothing is done for now. */
export type LotteryWait = 'paused' | 'not-operator' | 'no-secret' | 'other-key' | 'sales' | 'draw-to-come';

/** The next step. `draw` means draw, or give all tickets back when there will be no number. */
export type LotteryPlan =
  | { readonly kind: 'start'; readonly endTime: number }
  | { readonly kind: 'close' | 'draw' | 'refund' }
  /** With the draw's time of the round that waits for it; without one while tickets are sold. */
  | { readonly kind: 'raise'; readonly source: Address; readonly amount: bigint; readonly endTime?: number }
  | { readonly kind: 'wait'; readonly reason: LotteryWait };

/** The start must be mined while the round is still long enough; of short rounds a part, so that none is skipped. */
const startMarginSeconds = 60;
const startMarginPart = 12;

/**
 * When a round that starts now is drawn: at a multiple of the rounds' length since 1970, so that with twelve hours it is at
 * midnight and noon (UTC) whenever the one before was drawn; never sooner than the contract takes.
 */
export function drawTime(now: number, options: { readonly lengthSeconds: number; readonly minLength: number }): number {
  const margin = Math.min(startMarginSeconds, options.lengthSeconds / startMarginPart);
  const soonest = now + options.minLength + margin;
  return Math.ceil(soonest / options.lengthSeconds) * options.lengthSeconds;
}

/**
 * What is to be added to the bond, so that no buyer waits for it: once the pot fills two thirds of what the bond covers, as much as
 * covers twice the pot. Nothing while there is still room.
 */
export function bondLack({ pot, bond, potPerBond }: Pick<LotteryReading, 'pot' | 'bond' | 'potPerBond'>): bigint {
  if (pot * 3n <= bond * potPerBond * 2n) return 0n;
  return (2n * pot) / potPerBond + 1n - bond;
}

/** What is to be done at `now`, the time of the newest block. A bond is raised by the key alone to which it comes back. */
export function lotteryPlan(
  reading: LotteryReading,
  now: number,
  { lengthSeconds, takesForeignWords }: Pick<LotteryConfig, 'lengthSeconds' | 'takesForeignWords'>,
): LotteryPlan {
  const { status, endTime, isOperator, isOwnWord, minLength, source } = reading;
  const wait = (reason: LotteryWait): LotteryPlan => ({ kind: 'wait', reason });
  const grace = isOperator ? 0 : reading.graceSeconds;
  if (status === lotteryStatus.open) {
    if (now > endTime + reading.closeSeconds) return { kind: 'refund' };
    if (now >= endTime - reading.salesPause + grace) return { kind: 'close' };
    // Gifts are taken until the round is closed, but only purchases are waited for.
    const amount = source && now < endTime - reading.salesPause ? bondLack(reading) : 0n;
    if (source && amount > 0n && isOwnWord) return { kind: 'raise', source, amount };
    return wait(isOperator && amount > 0n ? 'other-key' : 'sales');
  }
  if (status === lotteryStatus.close) return now >= endTime + grace ? { kind: 'draw' } : wait('draw-to-come');
  const amount = source && isOwnWord ? bondLack(reading) : 0n;
  // A keeper that only gives the words raises their bonds all the same: no other one does.
  if (!isOperator) return source && amount > 0n ? { kind: 'raise', source, amount } : wait('not-operator');
  if (now < reading.pausedUntil) return wait('paused');
  if (!reading.hasSecret) return wait('no-secret');
  // This keeper plays on words that another key gives; never on those that its own key should give and cannot.
  if (source && !isOwnWord && (reading.givesWords || !takesForeignWords)) return wait('other-key');
  const next = { endTime: drawTime(now, { lengthSeconds, minLength }) };
  return source && amount > 0n ? { kind: 'raise', source, amount, ...next } : { kind: 'start', ...next };
}
