import { predictionAbi } from '@besc/contracts/abi/prediction';
import type { Address } from '@besc/domain/shared/address';
import { type PublicClient, parseEventLogs } from 'viem';
import { allLogs, type Book } from '../books';

interface Bet {
  readonly amount: bigint;
  readonly isBear: boolean;
  paid: bigint | undefined;
}

interface Round {
  readonly bets: Map<string, Bet>;
  /** In hundredths of a percent; what the owner sets holds from the next start on. */
  feeBps: bigint;
  lock: bigint | undefined;
  close: bigint | undefined;
}

/**
 * The prediction game's books from its events alone: every bet, price and payment, with results and shares by the rules of the
 * game (`IPrediction`) and not by what the contract says of itself; at the end what it must hold, to the wei.
 */
export async function predictionBooks(client: PublicClient, address: Address): Promise<Book> {
  const game = { address, abi: predictionAbi } as const;
  const [interval, buffer, block, balance] = await Promise.all([
    client.readContract({ ...game, functionName: 'intervalSeconds' }),
    client.readContract({ ...game, functionName: 'bufferSeconds' }),
    client.getBlock(),
    client.getBalance({ address }),
  ]);
  const rounds = new Map<bigint, Round>();
  const at = (epoch: bigint): Round => {
    const known = rounds.get(epoch) ?? { bets: new Map(), feeBps: currentFee, lock: undefined, close: undefined };
    rounds.set(epoch, known);
    return known;
  };
  let currentFee = initialFee;
  const problems: string[] = [];
  const counts = { bets: 0, locked: 0, closed: 0, claims: 0, refundedRounds: 0, ties: 0, beginnings: 0 };
  let failedThrough = 0n;
  let [sent, credits] = [0n, 0n];
  let [paidFees, burned] = [0n, 0n];
  for (const log of parseEventLogs({ abi: predictionAbi, logs: await allLogs(client, address) })) {
    if (log.eventName === 'BetBull' || log.eventName === 'BetBear') {
      const { sender, epoch, amount } = log.args;
      if (at(epoch).bets.has(sender)) problems.push(`second bet of ${sender} in round ${epoch}`);
      at(epoch).bets.set(sender, { amount, isBear: log.eventName === 'BetBear', paid: undefined });
      counts.bets += 1;
    } else if (log.eventName === 'NewTreasuryFee') currentFee = log.args.treasuryFee;
    else if (log.eventName === 'StartRound') at(log.args.epoch).feeBps = currentFee;
    else if (log.eventName === 'LockRound') {
      if (at(log.args.epoch).lock !== undefined) problems.push(`round ${log.args.epoch} locked twice`);
      at(log.args.epoch).lock = log.args.price;
      counts.locked += 1;
    } else if (log.eventName === 'EndRound') {
      if (at(log.args.epoch).close !== undefined) problems.push(`round ${log.args.epoch} closed twice`);
      at(log.args.epoch).close = log.args.price;
      counts.closed += 1;
    } else if (log.eventName === 'RoundsFailed') {
      failedThrough = log.args.epoch;
      counts.beginnings += 1;
    } else if (log.eventName === 'Claim') {
      const bet = at(log.args.epoch).bets.get(log.args.sender);
      if (!bet || bet.paid !== undefined) problems.push(`claim without a bet or twice in round ${log.args.epoch}`);
      else bet.paid = log.args.amount;
      sent += log.args.amount;
      counts.claims += 1;
    } else if (log.eventName === 'CreditAdded') credits += log.args.amount;
    else if (log.eventName === 'CreditWithdrawn') credits -= log.args.amount;
    else if (log.eventName === 'TreasuryClaim') paidFees += log.args.amount;
    else if (log.eventName === 'Burned') burned += log.args.amount;
  }
  let [bets, owed, dust, fees, ties] = [0n, 0n, 0n, 0n, 0n];
  for (const [epoch, round] of rounds) {
    const all = [...round.bets.values()];
    const sum = (some: readonly Bet[]) => some.reduce((total, { amount }) => total + amount, 0n);
    const [bulls, bears] = [all.filter(({ isBear }) => !isBear), all.filter(({ isBear }) => isBear)];
    const total = sum(all);
    bets += total;
    const due = await dueOf(epoch, round, bulls, bears);
    const isDrawn = round.close !== undefined && bulls.length > 0 && bears.length > 0;
    if (isDrawn && round.close === round.lock) {
      ties += total;
      counts.ties += 1;
    } else if (isDrawn) {
      const reward = total - (total * round.feeBps) / 10_000n;
      fees += total - reward;
      dust += reward - all.reduce((given, bet) => given + due(bet), 0n);
    } else if (due !== open) counts.refundedRounds += all.length > 0 ? 1 : 0;
    for (const bet of all) {
      if (bet.paid !== undefined && bet.paid !== due(bet))
        problems.push(`round ${epoch} paid ${bet.paid}, due ${due(bet)}`);
      // A round that still runs owes each its bet: it is a refund or part of a pot that is shared.
      if (bet.paid === undefined) owed += due === open ? bet.amount : due(bet);
    }
  }
  const expected = owed + dust + (fees - paidFees) + (ties - burned) + credits;
  const flows = bets - sent + credits - paidFees - burned;
  if (expected !== flows) problems.push(`owed ${expected}, flows say ${flows}`);
  return { name: 'prediction', expected, balance, isPlayed: counts.closed > 0, problems, counts };

  async function dueOf(epoch: bigint, round: Round, bulls: readonly Bet[], bears: readonly Bet[]) {
    const refund = ({ amount }: Bet) => amount;
    if (round.close === undefined) {
      if (epoch <= failedThrough) return refund;
      const { startTimestamp } = await client.readContract({ ...game, functionName: 'rounds', args: [epoch] });
      const boundaries = round.lock === undefined ? 1n : 2n;
      return block.timestamp > startTimestamp + boundaries * interval + buffer ? refund : open;
    }
    if (bulls.length === 0 || bears.length === 0) return refund;
    if (round.close === round.lock) return () => 0n;
    const isBear = round.close < (round.lock ?? 0n);
    const sum = (some: readonly Bet[]) => some.reduce((total, { amount }) => total + amount, 0n);
    const total = sum(bulls) + sum(bears);
    const reward = total - (total * round.feeBps) / 10_000n;
    const base = sum(isBear ? bears : bulls);
    return (bet: Bet) => (bet.isBear === isBear ? (bet.amount * reward) / base : 0n);
  }
}

/** What the contract begins with. */
const initialFee = 300n;

/** Of a round that runs: nothing can be claimed yet. */
const open = (): bigint => 0n;
