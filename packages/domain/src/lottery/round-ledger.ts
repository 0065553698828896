import type { Row } from '../shared/row-shape';
import { lotteryResult, ticketBracket } from './lottery-draw';
import type { roundShape } from './lottery-rows';
import type { TicketStep } from './ticket-ledger';

/** What the index knows of a round; amounts in wei of MONEY. */
export type RoundFigures = Pick<
  Row<typeof roundShape>,
  | 'firstTicket'
  | 'lastTicket'
  | 'totalUsers'
  | 'totalTickets'
  | 'claimedTickets'
  | 'amountCollected'
  | 'amountInjected'
  | 'amountClaimed'
  | 'ticketPrice'
  | 'discountDivisor'
> & { readonly rewardsBreakdown: readonly number[] };

/** Tickets that an account bought at once. */
export interface Purchase<Account> {
  readonly userId: Account;
  readonly amount: bigint;
  readonly numbers: readonly number[];
}

/** What a purchase changes of a round; its tickets follow those that were sold before. */
export function roundAfterPurchase(
  round: RoundFigures,
  { tickets, amount, isNewUser }: { tickets: number; amount: bigint; isNewUser: boolean },
) {
  return {
    totalTickets: round.totalTickets + tickets,
    totalUsers: round.totalUsers + (isNewUser ? 1 : 0),
    amountCollected: round.amountCollected + amount,
    lastTicket: nextTicket(round) + tickets - 1,
  };
}

/** The number of the first ticket that is not sold yet. */
export function nextTicket({ firstTicket, totalTickets }: Pick<RoundFigures, 'firstTicket' | 'totalTickets'>): number {
  return firstTicket + totalTickets;
}

/** What a claim changes of a round. */
export function roundAfterClaim(round: RoundFigures, { tickets, amount }: { tickets: number; amount: bigint }) {
  return { claimedTickets: round.claimedTickets + tickets, amountClaimed: round.amountClaimed + amount };
}

/**
 * What the draw makes of a round: by bracket the winners and what one of them gets, and what goes on to the next round; and the
 * step of each account that won anything.
 */
export function roundAfterDraw<Account>(
  { amountCollected, amountInjected, ticketPrice, discountDivisor, rewardsBreakdown }: RoundFigures,
  purchases: readonly Purchase<Account>[],
  finalNumber: number,
) {
  const pot = amountCollected + amountInjected;
  const [share0 = 0, share1 = 0, share2 = 0, share3 = 0] = rewardsBreakdown;
  const shares = [BigInt(share0), BigInt(share1), BigInt(share2), BigInt(share3)] as const;
  const numbers = purchases.flatMap((purchase) => purchase.numbers);
  const terms = { price: ticketPrice, divisor: BigInt(discountDivisor), shares };
  const { winners, prizes, rollover } = lotteryResult({ pot, numbers, ...terms }, finalNumber);
  const steps = new Map<Account, { winning: number; won: bigint }>();
  for (const { userId, numbers } of purchases) {
    for (const number of numbers) {
      const bracket = ticketBracket(number, finalNumber);
      if (bracket === undefined) continue;
      const { winning, won } = steps.get(userId) ?? { winning: 0, won: 0n };
      steps.set(userId, { winning: winning + 1, won: won + (prizes[bracket] ?? 0n) });
    }
  }
  const round = {
    finalNumber,
    winnersPerBracket: winners.map(Number),
    prizePerBracket: [...prizes],
    winningTickets: winners.reduce((sum, count) => sum + Number(count), 0),
    amountWon: pot - rollover,
    amountRolledOut: rollover,
  };
  return { round, steps: steps as ReadonlyMap<Account, TicketStep> };
}

/** What a refunded round becomes when the bond of a word that was asked for with its refunds is lost as well, later than they began. */
export function roundAfterBond(
  { bondLost, amountRolledOut }: { readonly bondLost: bigint | null; readonly amountRolledOut: bigint | null },
  bond: bigint,
) {
  return { bondLost: (bondLost ?? 0n) + bond, amountRolledOut: (amountRolledOut ?? 0n) + bond };
}

/** What the next round begins with, once what has become of another is known. */
export function gameAfterRound(
  { pendingInjection }: { readonly pendingInjection: bigint },
  { amountRolledOut }: { readonly amountRolledOut: bigint },
) {
  return { pendingInjection: pendingInjection + amountRolledOut };
}

/**
 * What a round without a number becomes: each account gets back what its tickets cost, and what was injected goes on to the next
 * round with the bond of the committer.
 */
export function roundAfterRefund<Account>(
  { amountInjected }: RoundFigures,
  purchases: readonly Purchase<Account>[],
  bond: bigint,
) {
  const refunds = new Map<Account, bigint>();
  for (const { userId, amount } of purchases) refunds.set(userId, (refunds.get(userId) ?? 0n) + amount);
  const steps = new Map([...refunds].map(([account, refunded]): [Account, TicketStep] => [account, { refunded }]));
  return { round: { bondLost: bond, amountRolledOut: amountInjected + bond }, steps };
}
