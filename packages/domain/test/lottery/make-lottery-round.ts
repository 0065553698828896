import type { Round } from '../../src/lottery/round';

/** A round of the usual terms that is on sale, with some of its parts replaced. */
export function makeLotteryRound(parts: Partial<Round> = {}): Round {
  const none = [0n, 0n, 0n, 0n] as const;
  return {
    id: 7,
    status: 'open',
    startTime: 1_000_000,
    endTime: 1_043_200,
    price: 50n * 10n ** 18n,
    divisor: 2000n,
    shares: [0n, 1000n, 2000n, 7000n],
    treasuryFee: 0n,
    prizes: none,
    winners: none,
    firstTicketId: 11n,
    nextTicketId: 31n,
    collected: 990n * 10n ** 18n,
    injected: 2500n * 10n ** 18n,
    finalNumber: undefined,
    isLoading: false,
    ...parts,
  };
}
