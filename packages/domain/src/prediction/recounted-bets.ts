import { type BetSums, isRanked, noBetSums, withBet, withClaim, withOutcome } from './bet-sums';
import { type Bet, betsAfterBet, endedBet, type RoundFigures } from './round-ledger';

/** What the game says, in the order of the chain. */
export type GameEvent<Account> =
  | ({ readonly kind: 'bet'; readonly account: Account; readonly epoch: bigint } & Bet)
  | { readonly kind: 'lock'; readonly epoch: bigint; readonly price: bigint }
  | { readonly kind: 'end'; readonly epoch: bigint; readonly price: bigint }
  | { readonly kind: 'rewards'; readonly epoch: bigint; readonly base: bigint; readonly reward: bigint }
  /** Rounds up to this one that have not closed never will. */
  | { readonly kind: 'failed'; readonly epoch: bigint }
  | { readonly kind: 'claim'; readonly account: Account; readonly epoch: bigint; readonly amount: bigint };

interface Round<Account> {
  figures: RoundFigures;
  readonly bets: (Bet & { readonly account: Account })[];
  isSettled: boolean;
}

/** Counts all bets again from raw events: what each account's amount to. */
export function recountedBets<Account>(events: readonly GameEvent<Account>[]): ReadonlyMap<Account, BetSums> {
  const sums = new Map<Account, BetSums>();
  const rounds = new Map<bigint, Round<Account>>();
  const roundOf = (epoch: bigint) => {
    const round = rounds.get(epoch) ?? { figures: noFigures, bets: [], isSettled: false };
    rounds.set(epoch, round);
    return round;
  };
  const change = (account: Account, step: (before: BetSums) => BetSums) =>
    sums.set(account, step(sums.get(account) ?? noBetSums));
  const settle = (round: Round<Account>) => {
    if (round.isSettled) return;
    round.isSettled = true;
    for (const bet of round.bets) change(bet.account, (before) => withOutcome(before, endedBet(round.figures, bet)));
  };
  for (const event of events) {
    const round = roundOf(event.epoch);
    if (event.kind === 'bet') {
      round.figures = { ...round.figures, ...betsAfterBet(round.figures, event) };
      round.bets.push(event);
      change(event.account, (before) => withBet(before, event));
    } else if (event.kind === 'lock') {
      round.figures = { ...round.figures, lockPrice: event.price };
    } else if (event.kind === 'end') {
      round.figures = { ...round.figures, closePrice: event.price };
    } else if (event.kind === 'rewards') {
      round.figures = { ...round.figures, rewardBaseCalAmount: event.base, rewardAmount: event.reward };
      settle(round);
    } else if (event.kind === 'failed') {
      settle(roundOf(event.epoch - 1n));
      settle(round);
    } else {
      settle(round);
      change(event.account, (before) => withClaim(before, event.amount));
    }
  }
  return sums;
}

/** The place of an account by what it won, from 1; undefined for one that has none. Equal ones share the better place. */
export function netPlace<Account>(sums: ReadonlyMap<Account, BetSums>, account: Account): number | undefined {
  const own = sums.get(account);
  if (own === undefined || !isRanked(own) || own.netAmount <= 0n) return undefined;
  return [...sums.values()].filter((other) => isRanked(other) && other.netAmount > own.netAmount).length + 1;
}

const noFigures: RoundFigures = {
  totalBets: 0,
  totalAmount: 0n,
  bullBets: 0,
  bullAmount: 0n,
  bearBets: 0,
  bearAmount: 0n,
  lockPrice: null,
  closePrice: null,
  rewardAmount: null,
  rewardBaseCalAmount: null,
};
