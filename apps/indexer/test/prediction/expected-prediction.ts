import { predictionAbi } from '@besc/contracts/abi/prediction';
import type { Chain } from '@besc/localnet/chain';
import { decodeEventLog, type Hex } from 'viem';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

export const predictionTables = [
  ...['predictionMarket', 'predictionRound', 'predictionBet', 'predictionUser', 'predictionUserPeriod'],
  ...['oracleFeed', 'oracleAnswer', 'oracleReporter'],
] as const;

type Row = Record<string, unknown>;

interface Bet {
  readonly row: Row;
  readonly amount: bigint;
  readonly isBull: boolean;
  /** Time of the round's end, and what it gives. */
  ended?: { readonly time: number; readonly block: number; readonly payout: bigint; readonly kind: string };
  claimed?: bigint;
}

const ofDay = (time: number) => time - (time % 86_400);
const ofWeek = (time: number) => {
  const date = new Date(ofDay(time) * 1000);
  return date.getTime() / 1000 - ((date.getUTCDay() + 6) % 7) * 86_400;
};
const ofMonth = (time: number) => Date.parse(`${new Date(time * 1000).toISOString().slice(0, 7)}-01T00:00:00Z`) / 1000;

/** All tables of the game from nothing but raw logs. */
export async function expectedPrediction(chain: Chain, game: Hex): Promise<Tables> {
  const logs = await readLogs(chain, [game]);
  const rounds: Row[] = [];
  const bets: Bet[] = [];
  const betsOf = (epoch: unknown) => bets.filter(({ row }) => row.epoch === Number(epoch));
  const users = new Map<string, { first: number; last: number; block: number }>();
  let minimumMove = 0n;
  const leastMoves = new Map<unknown, bigint>();
  const market = { paused: false, pausedUntil: 0, failedThrough: 0, treasury: 0n, burned: 0n };

  const touch = (user: string, time: number, block: number) => {
    users.set(user, { first: users.get(user)?.first ?? time, last: time, block });
  };
  const end = (
    round: Row,
    place: { time: number; block: number },
    reward: { of: bigint; base: bigint } | undefined,
  ) => {
    if (round.isSettled) return;
    round.isSettled = true;
    const own = betsOf(round.epoch);
    const [bull, bear] = [own.filter(({ isBull }) => isBull), own.filter(({ isBull }) => !isBull)];
    const isOneSided = own.length > 0 && (bull.length === 0 || bear.length === 0);
    const [lock, close] = [Number(round.lockPrice), Number(round.closePrice)];
    const isSmall = (Math.abs(close - lock) / lock) * 10_000 < Number(leastMoves.get(round.epoch)) && own.length > 0;
    round.failed = reward === undefined || ((isOneSided || isSmall) && round.position !== 'House');
    for (const bet of own) {
      let [kind, payout] = ['lose', 0n];
      if (round.failed) [kind, payout] = ['canceled', bet.amount];
      else if (round.position === 'House') kind = 'house';
      else if ((round.position === 'Bull') === bet.isBull)
        [kind, payout] = ['win', (bet.amount * (reward?.of ?? 0n)) / (reward?.base ?? 1n)];
      bet.ended = { ...place, kind, payout };
      Object.assign(bet.row, { outcome: kind, payout: String(payout), updatedAt: place.time });
      touch(String(bet.row.userId), place.time, place.block);
    }
  };

  for (const { block, time, hash, data, topics } of logs) {
    const event = decodeEventLog({ abi: predictionAbi, data, topics });
    const round = event.args && 'epoch' in event.args ? rounds[Number(event.args.epoch) - 1] : undefined;
    switch (event.eventName) {
      case 'NewMinimumMove':
        ({ minimumMove } = event.args);
        break;
      case 'StartRound':
        leastMoves.set(Number(event.args.epoch), minimumMove);
        rounds.push({
          id: String(event.args.epoch),
          epoch: Number(event.args.epoch),
          position: null,
          failed: false,
          previous: event.args.epoch === 1n ? null : String(event.args.epoch - 1n),
          startAt: time,
          startBlock: block,
          startHash: hash,
          lockAt: null,
          lockBlock: null,
          lockHash: null,
          lockPrice: null,
          lockRoundId: null,
          closeAt: null,
          closeBlock: null,
          closeHash: null,
          closePrice: null,
          closeRoundId: null,
          rewardAmount: null,
          rewardBaseCalAmount: null,
          isSettled: false,
          lastBet: null,
        });
        break;
      case 'LockRound': {
        const { price, oracleRoundId } = event.args;
        const told = { lockPrice: String(price), lockRoundId: String(oracleRoundId) };
        Object.assign(round ?? {}, { lockAt: time, lockBlock: block, lockHash: hash, ...told });
        break;
      }
      case 'EndRound': {
        const { price, oracleRoundId } = event.args;
        const told = { closePrice: String(price), closeRoundId: String(oracleRoundId) };
        const difference = price - BigInt(String(round?.lockPrice));
        const position = difference === 0n ? 'House' : difference > 0n ? 'Bull' : 'Bear';
        Object.assign(round ?? {}, { closeAt: time, closeBlock: block, closeHash: hash, ...told, position });
        break;
      }
      case 'RewardsCalculated': {
        const { rewardAmount, rewardBaseCalAmount, treasuryAmount } = event.args;
        if (!round) throw new Error('no round');
        Object.assign(round, { rewardAmount: String(rewardAmount), rewardBaseCalAmount: String(rewardBaseCalAmount) });
        market.treasury += treasuryAmount;
        if (rewardAmount === 0n) market.burned += treasuryAmount;
        end(round, { time, block }, { of: rewardAmount, base: rewardBaseCalAmount });
        break;
      }
      case 'RoundsFailed':
        market.failedThrough = Number(event.args.epoch);
        for (const one of rounds) if (Number(one.epoch) <= market.failedThrough) end(one, { time, block }, undefined);
        break;
      case 'BetBull':
      case 'BetBear': {
        if (!round) throw new Error('no round');
        const user = event.args.sender.toLowerCase();
        const isBull = event.eventName === 'BetBull';
        const id = `${round.id}-${user}`;
        const { amount } = event.args;
        bets.push({
          amount,
          isBull,
          row: {
            id,
            roundId: round.id,
            userId: user,
            epoch: round.epoch,
            hash,
            block,
            amount: String(amount),
            position: isBull ? 'Bull' : 'Bear',
            outcome: 'live',
            payout: '0',
            claimed: false,
            claimedAt: null,
            claimedBlock: null,
            claimedHash: null,
            claimedAmount: null,
            claimedNetAmount: null,
            createdAt: time,
            updatedAt: time,
            previous: round.lastBet,
          },
        });
        round.lastBet = id;
        touch(user, time, block);
        break;
      }
      case 'Claim': {
        if (!round) throw new Error('no round');
        end(round, { time, block }, undefined);
        const { sender, amount } = event.args;
        const bet = betsOf(round.epoch).find(({ row }) => row.userId === sender.toLowerCase());
        if (!bet) throw new Error('no bet');
        bet.claimed = amount;
        const told = { claimedAt: time, claimedBlock: block, claimedHash: hash, claimedAmount: String(amount) };
        const net = String(amount - bet.amount);
        Object.assign(bet.row, { claimed: true, ...told, claimedNetAmount: net, updatedAt: time });
        touch(sender.toLowerCase(), time, block);
        break;
      }
      case 'Paused':
        [market.paused, market.pausedUntil] = [true, Number(event.args.until)];
        break;
      case 'Unpaused':
        [market.paused, market.pausedUntil] = [false, 0];
        break;
      default:
    }
  }

  const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n);
  const sums = (own: readonly Bet[]): Row => {
    const amount = (some: readonly Bet[]) => sum(some.map((bet) => bet.amount));
    const bull = own.filter(({ isBull }) => isBull);
    const bear = own.filter(({ isBull }) => !isBull);
    const decided = own.filter(({ ended }) => ended !== undefined && ended.kind !== 'canceled');
    const won = decided.filter(({ ended }) => ended?.kind === 'win');
    const claimed = own.filter((bet) => bet.claimed !== undefined);
    return {
      totalBets: own.length,
      totalBetsBull: bull.length,
      totalBetsBear: bear.length,
      totalAmount: String(amount(own)),
      totalBullAmount: String(amount(bull)),
      totalBearAmount: String(amount(bear)),
      totalBetsClaimed: claimed.length,
      totalClaimedAmount: String(sum(claimed.map((bet) => bet.claimed ?? 0n))),
      wonBets: won.length,
      decidedBets: decided.length,
      winRate: decided.length === 0 ? 0 : Math.round((won.length * 10_000) / decided.length),
      averageAmount: String(own.length === 0 ? 0n : amount(own) / BigInt(own.length)),
      netAmount: String(sum(own.map((bet) => (bet.ended ? bet.ended.payout - bet.amount : 0n)))),
    };
  };
  const isOpen = (ended: Bet['ended'], claimed: Bet['claimed']) => claimed === undefined && (ended?.payout ?? 0n) > 0n;
  const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
  const roundRows = rounds.map((round) => {
    const own = betsOf(round.epoch);
    const of = (isBull: boolean) => own.filter((bet) => bet.isBull === isBull);
    const amount = (some: readonly Bet[]) => String(sum(some.map((bet) => bet.amount)));
    return {
      ...round,
      totalBets: own.length,
      bullBets: of(true).length,
      bearBets: of(false).length,
      totalAmount: amount(own),
      bullAmount: amount(of(true)),
      bearAmount: amount(of(false)),
    };
  });
  const userRows = [...users].map(([id, { first, last, block }]) => {
    const own = sums(bets.filter(({ row }) => row.userId === id));
    const aliases = { netBNB: own.netAmount, totalBNB: own.totalAmount, averageBNB: own.averageAmount };
    return { id, createdAt: first, updatedAt: last, block, isRanked: Number(own.totalBets) >= 10, ...own, ...aliases };
  });
  const periods = new Map<string, Bet[]>();
  for (const bet of bets) {
    if (bet.ended === undefined) continue;
    const { time } = bet.ended;
    for (const period of [`1d-${ofDay(time)}`, `7d-${ofWeek(time)}`, `1m-${ofMonth(time)}`]) {
      const id = `${period}-${bet.row.userId}`;
      periods.set(id, [...(periods.get(id) ?? []), bet]);
    }
  }
  const periodRows = [...periods].map(([id, own]) => {
    // What was claimed of a period is not kept.
    const row = { ...sums(own), totalBetsClaimed: 0, totalClaimedAmount: '0' };
    const userId = String(own[0]?.row.userId);
    return { id, period: id.slice(0, -userId.length - 1), userId, isRanked: own.length >= 10, ...row };
  });
  const { treasury, burned, ...state } = market;
  const whole = { id: '1', epoch: rounds.length, ...state, totalUsers: users.size, ...sums(bets) };
  const won = sum(bets.map(({ ended }) => (ended?.kind === 'win' ? ended.payout : 0n)));
  const totals = {
    totalAmountTreasury: String(treasury),
    totalAmountBurned: String(burned),
    totalAmountWon: String(won),
  };
  return {
    // There is none before the first round.
    predictionMarket: rounds.length === 0 ? {} : byId([{ ...whole, ...totals }]),
    predictionRound: byId(roundRows),
    predictionBet: byId(bets.map(({ row, ended, claimed }) => ({ ...row, isClaimable: isOpen(ended, claimed) }))),
    predictionUser: byId(userRows),
    predictionUserPeriod: byId(periodRows),
  };
}
