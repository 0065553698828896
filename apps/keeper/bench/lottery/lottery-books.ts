import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { lotteryResult, usualTerms } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import { decodeFunctionData, type Hex, type PublicClient, parseEventLogs } from 'viem';
import { allLogs, type Book } from '../books';

interface Round {
  readonly numbers: number[];
  opening: bigint;
  price: bigint;
  collected: bigint;
  injections: bigint[];
  claimed: bigint;
  drawn: number | undefined;
  winningTickets: bigint;
  /** What the source lost to the lottery; undefined while the round does not refund. */
  bond: bigint | undefined;
}

/**
 * The lottery's books from its events and the ticket numbers in the calls of its players: prizes, winners and what rolls over
 * are recounted for each round; at the end what the contract must hold of MONEY, to the wei.
 */
export async function lotteryBooks(
  client: PublicClient,
  { game, money }: { readonly game: Address; readonly money: Address },
): Promise<Book> {
  const rounds = new Map<bigint, Round>();
  const problems: string[] = [];
  const at = (id: bigint): Round => {
    const known = rounds.get(id);
    if (known) return known;
    const empty = {
      opening: 0n,
      price: 0n,
      collected: 0n,
      claimed: 0n,
      drawn: undefined,
      winningTickets: 0n,
      bond: undefined,
    };
    const made: Round = { ...empty, numbers: [], injections: [] };
    rounds.set(id, made);
    return made;
  };
  const counts = { rounds: 0, drawn: 0, refunded: 0, tickets: 0, winners: 0, claims: 0, injections: 0 };
  let next = 0n;
  for (const log of parseEventLogs({ abi: lotteryAbi, logs: await allLogs(client, game) })) {
    if (log.eventName === 'LotteryOpen') {
      const { lotteryId, injectedAmount, priceTicketInDexToken } = log.args;
      if (injectedAmount !== next)
        problems.push(`round ${lotteryId} began with ${injectedAmount}, left over was ${next}`);
      Object.assign(at(lotteryId), { opening: injectedAmount, price: priceTicketInDexToken });
      next = 0n;
      counts.rounds += 1;
    } else if (log.eventName === 'TicketsPurchase') {
      const { lotteryId, numberTickets, amount } = log.args;
      const numbers = await numbersBought(client, log.transactionHash);
      if (BigInt(numbers.length) !== numberTickets)
        problems.push(`round ${lotteryId}: ${numbers.length} numbers bought`);
      at(lotteryId).numbers.push(...numbers);
      at(lotteryId).collected += amount;
      counts.tickets += numbers.length;
    } else if (log.eventName === 'LotteryInjection') {
      at(log.args.lotteryId).injections.push(log.args.injectedAmount);
      counts.injections += 1;
    } else if (log.eventName === 'LotteryNumberDrawn') {
      const round = at(log.args.lotteryId);
      if (round.drawn !== undefined) problems.push(`round ${log.args.lotteryId} drawn twice`);
      round.drawn = Number(log.args.finalNumber);
      round.winningTickets = log.args.countWinningTickets;
      next = resultOf(round).rollover;
      counts.drawn += 1;
    } else if (log.eventName === 'LotteryRefunding') {
      const round = at(log.args.lotteryId);
      round.bond = log.args.bond;
      next = potOf(round) - round.collected + log.args.bond;
      counts.refunded += 1;
    } else if (log.eventName === 'TicketsClaim') {
      at(log.args.lotteryId).claimed += log.args.amount;
      counts.claims += 1;
    }
  }
  let owed = next;
  for (const [id, round] of rounds) {
    if (round.injections.length > 1)
      problems.push(`round ${id} was given the treasury's share ${round.injections.length} times`);
    if (round.drawn !== undefined) {
      const { winners, prizes } = resultOf(round);
      const given = prizes.reduce((sum, prize, bracket) => sum + prize * (winners[bracket] ?? 0n), 0n);
      const count = winners.reduce((sum, some) => sum + some, 0n);
      if (count !== round.winningTickets)
        problems.push(`round ${id} has ${count} winners, said ${round.winningTickets}`);
      counts.winners += Number(count);
      owed += given - round.claimed;
    } else owed += (round.bond === undefined ? potOf(round) : round.collected) - round.claimed;
  }
  const balance = await client.readContract({ address: money, abi: erc20Abi, functionName: 'balanceOf', args: [game] });
  return { name: 'lottery', expected: owed, balance, isPlayed: counts.drawn > 0, problems, counts };
}

const potOf = ({ collected, opening, injections }: Round) =>
  collected + injections.reduce((sum, amount) => sum + amount, opening);

const resultOf = (round: Round) =>
  lotteryResult({ ...usualTerms, pot: potOf(round), price: round.price, numbers: round.numbers }, round.drawn ?? 0);

async function numbersBought(client: PublicClient, hash: Hex): Promise<readonly number[]> {
  const { input } = await client.getTransaction({ hash });
  const { functionName, args } = decodeFunctionData({ abi: lotteryAbi, data: input });
  if (functionName === 'buyTickets') return args[1];
  if (functionName === 'batchBuyLottoTicket') return args[2];
  throw new RangeError(`${functionName} buys no tickets`);
}
