import type { Round } from './round';

/**
 * What is going on: `on-sale`; `closing`, sales are over and the number is not asked for yet; `drawing`, it was asked for;
 * `drawn`, prizes can be claimed; `refunding`, there will be no number and each ticket gives back what it cost; `pending`,
 * there is no round yet.
 */
export type RoundPhase = 'pending' | 'on-sale' | 'closing' | 'drawing' | 'drawn' | 'refunding';

/** The contract's own times, in seconds. */
export const roundTimes = {
  /** Only operators may close and draw for so long (`GRACE_TIME`). */
  grace: 300,
  /** A round may be closed until so long after the draw's time; one not closed by then gives all back (`CLOSE_TIME`). */
  close: 43_200,
  /** So long after the draw's time a closed round without a number gives all back at the latest, where the chain goes on (`REFUND_TIME`). */
  refund: 86_400,
} as const;

/** A round's phase at a time of the chain, with the moments that it leads to; in unix seconds. */
export interface PhaseView {
  readonly phase: RoundPhase;
  /** From here on no ticket is sold. */
  readonly salesEndAt: number;
  /** What is waited for: the end of the sales, or the draw. Undefined when there is nothing to wait for. */
  readonly nextAt: number | undefined;
  /** It should have gone on by now; anyone can see to it. */
  readonly isLate: boolean;
  /** When everything is given back if there is still no number. */
  readonly refundAt: number;
}

/**
 * The phase of a round as the contract decides it. `salesPause`: seconds between the end of the sales and the draw; where it is not
 * known they end with the draw at the latest.
 */
export function roundPhase(
  round: Round,
  { salesPause = 0, now }: { readonly salesPause: number | undefined; readonly now: number },
): PhaseView {
  const salesEndAt = round.endTime - salesPause;
  const refundAt = round.endTime + (round.status === 'open' ? roundTimes.close : roundTimes.refund);
  const view = (phase: RoundPhase, nextAt?: number, isLate = false): PhaseView => {
    return { phase, salesEndAt, nextAt, isLate, refundAt };
  };
  switch (round.status) {
    case 'pending':
      return view('pending');
    case 'open':
      return now < salesEndAt
        ? view('on-sale', salesEndAt)
        : view('closing', round.endTime, now > salesEndAt + roundTimes.grace);
    case 'close':
      return view('drawing', round.endTime, now > round.endTime + roundTimes.grace);
    case 'claimable':
      return view('drawn');
    case 'refunding':
      return view('refunding');
  }
}
