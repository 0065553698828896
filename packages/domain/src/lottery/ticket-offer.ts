import { type Fraction, fraction } from '../shared/fraction';
import { ticketsCost } from './lottery-draw';

/** What decides a ticket's price: wei of a single one, and the divisor of the discount. */
export interface TicketTerms {
  readonly price: bigint;
  readonly divisor: bigint;
}

/** What `count` tickets cost, in wei, as the contract rounds it. */
export interface TicketCosts {
  /** Without the discount. */
  readonly cost: bigint;
  readonly discount: bigint;
  readonly costWithDiscount: bigint;
}

export function ticketCosts({ price, divisor }: TicketTerms, count: number): TicketCosts {
  const cost = price * BigInt(count);
  const costWithDiscount = count === 0 ? 0n : ticketsCost({ price, divisor, count: BigInt(count) });
  return { cost, discount: cost - costWithDiscount, costWithDiscount };
}

/** The discount of `count` tickets as a part of the whole: each further ticket adds a divisor's part. */
export function bulkDiscount({ divisor }: Pick<TicketTerms, 'divisor'>, count: number): Fraction {
  return fraction(BigInt(Math.max(0, count - 1)), divisor);
}

/** The most tickets that wei pay for, up to `most`. */
export function affordableTickets(terms: TicketTerms, { balance, most }: { balance: bigint; most: number }): number {
  for (let count = most; count > 0; count--) if (ticketCosts(terms, count).costWithDiscount <= balance) return count;
  return 0;
}

/**
 * Why tickets cannot be bought; undefined when they can. The wallet is looked at before the amount, as the documents say.
 * `room`: how much the pot can still grow, wei; undefined where nothing limits it.
 */
export function purchaseError(offer: {
  readonly count: number;
  readonly most: number;
  readonly cost: bigint;
  readonly balance: bigint;
  readonly room: bigint | undefined;
}): 'no-tickets' | 'too-many' | 'insufficient-balance' | 'no-room' | undefined {
  if (offer.count < 1) return 'no-tickets';
  if (offer.count > offer.most) return 'too-many';
  if (offer.cost > offer.balance) return 'insufficient-balance';
  return offer.room !== undefined && offer.cost > offer.room ? 'no-room' : undefined;
}
