import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { Chain } from '@besc/localnet/chain';
import { decodeEventLog } from 'viem';
import { expectedWords, wordTables } from '../random/expected-words';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';
import type { OddLottery } from './odd-lottery';
import { readEach } from './read-each';
import { readTickets, type Ticket } from './read-tickets';

export const lotteryTables = [
  ...['lotteryGame', 'lotteryRound', 'lotteryPurchase', 'lotteryUser', 'lotteryUserRound'],
  ...['randomSource', 'randomWord'],
] as const;

type Row = Record<string, unknown>;
type View = Awaited<ReturnType<OddLottery['current']>>['round'];

const text = (value: bigint) => String(value);
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
const statuses = ['Pending', 'Open', 'Close', 'Claimable', 'Refunding'];

/**
 * All tables of the lottery and of its random words: what happened from the raw logs, what each ticket is and won from the
 * contract's own views at the head.
 */
export async function expectedLottery(
  chain: Chain,
  { lottery, sources }: Pick<OddLottery, 'lottery' | 'sources'>,
): Promise<Tables> {
  const logs = await readLogs(chain, [lottery, ...sources]);
  const random = expectedWords(logs.filter(({ address }) => address !== lottery.toLowerCase()));
  const own = logs.filter(({ address }) => address === lottery.toLowerCase());
  const rounds: Row[] = [];
  const purchases: Row[] = [];
  const claims: { lotteryId: bigint; user: string; amount: bigint; tickets: number; time: number }[] = [];
  const game = { randomSource: '', paused: false, pausedUntil: 0, gifts: 0n, pending: 0n };
  const touched = new Map<string, number>();
  const views = new Map<string, View>();
  /** Bonds that came when a later round ran already: by the round that lost one, and by the round that begins with it. */
  const late = new Map<string, bigint>();

  for (const { topics, data, hash, block, time } of own) {
    const event = decodeEventLog({ abi: lotteryAbi, topics, data });
    const round = event.args && 'lotteryId' in event.args ? rounds[Number(event.args.lotteryId) - 1] : undefined;
    if (event.eventName === 'RandomSourceSet') game.randomSource = event.args.source.toLowerCase();
    if (event.eventName === 'Paused') [game.paused, game.pausedUntil] = [true, Number(event.args.until)];
    if (event.eventName === 'Unpaused') [game.paused, game.pausedUntil] = [false, 0];
    if (event.eventName === 'LotteryOpen') {
      const word = random.reservations.get(hash);
      late.set(`in-${text(event.args.lotteryId)}`, game.pending);
      game.pending = 0n;
      rounds.push({
        id: text(event.args.lotteryId),
        lotteryId: Number(event.args.lotteryId),
        block,
        timestamp: time,
        hash,
        closeBlock: null,
        closeTime: null,
        closeHash: null,
        settledBlock: null,
        settledTime: null,
        settledHash: null,
        amountRolledIn: text(event.args.injectedAmount),
        amountRolledOut: null,
        bondLost: null,
        wordId: word ?? null,
        lastPurchase: null,
      });
    }
    if (!round) continue;
    if (event.eventName === 'LotteryInjection') game.gifts += event.args.injectedAmount;
    if (event.eventName === 'LotteryClose')
      Object.assign(round, { closeBlock: block, closeTime: time, closeHash: hash });
    if (event.eventName === 'LotteryRefunding' && round.bondLost !== null) {
      round.bondLost = text(BigInt(String(round.bondLost)) + event.args.bond);
      if (Number(round.lotteryId) === rounds.length) continue;
      late.set(`out-${round.id}`, event.args.bond);
      game.pending += event.args.bond;
    } else if (event.eventName === 'LotteryNumberDrawn' || event.eventName === 'LotteryRefunding') {
      Object.assign(round, { settledBlock: block, settledTime: time, settledHash: hash });
      if (event.eventName === 'LotteryRefunding') round.bondLost = text(event.args.bond);
      touched.set(`settled-${round.id}`, time);
    }
    if (event.eventName === 'TicketsPurchase') {
      const last = purchases.findLast(({ roundId }) => roundId === round.id);
      purchases.push({
        roundId: round.id,
        userId: event.args.buyer.toLowerCase(),
        lotteryId: round.lotteryId,
        tickets: Number(event.args.numberTickets),
        amount: text(event.args.amount),
        block,
        timestamp: time,
        hash,
        before: last,
      });
    }
    if (event.eventName === 'TicketsClaim') {
      const { claimer, lotteryId, amount, numberTickets } = event.args;
      const user = claimer.toLowerCase();
      claims.push({ lotteryId, user, amount, tickets: Number(numberTickets), time });
      touched.set(`claimed-${round.id}-${user}`, time);
      touched.set(`claimed-${user}`, time);
    }
  }

  const ids = rounds.map(({ id }) => BigInt(String(id)));
  const seen = await readEach(
    chain,
    lottery,
    'viewLottery',
    ids.map((id) => [id]),
  );
  for (const [place, view] of (seen as View[]).entries()) views.set(text(ids[place] ?? 0n), view);
  for (const purchase of purchases) {
    const { before, ...columns } = purchase as Row & { before: Row | undefined };
    const first = before
      ? Number(before.firstTicket) + Number(before.tickets)
      : Number(views.get(String(columns.roundId))?.firstTicketId);
    Object.assign(purchase, { id: String(first), firstTicket: first, previous: before ? before.id : null });
    const round = rounds[Number(columns.lotteryId) - 1];
    if (round) round.lastPurchase = String(first);
    delete purchase.before;
  }
  const tickets = await readTickets(chain, lottery, purchases);
  for (const purchase of purchases) {
    const last = Number(purchase.firstTicket) + Number(purchase.tickets);
    purchase.numbers = tickets
      .filter(({ id }) => id >= BigInt(Number(purchase.firstTicket)) && id < BigInt(last))
      .map(({ number }) => number);
  }
  const isDrawn = (lotteryId: bigint) => views.get(text(lotteryId))?.status === 3;
  const isRefunding = (lotteryId: bigint) => views.get(text(lotteryId))?.status === 4;

  /** Sums of some tickets with the purchases and claims that belong to them. */
  const sums = (some: readonly Ticket[], bought: readonly Row[], claimed: typeof claims) => {
    const drawn = some.filter(({ lotteryId }) => isDrawn(lotteryId));
    const flagged = some.filter(({ isClaimed }) => isClaimed).length;
    if (BigInt(flagged) !== sum(claimed.map((claim) => BigInt(claim.tickets)))) throw new Error('claims are lost');
    return {
      totalTickets: some.length,
      totalSpent: text(sum(bought.map(({ amount }) => BigInt(String(amount))))),
      winningTickets: drawn.filter(({ worth }) => worth > 0n).length,
      totalWon: text(sum(drawn.map(({ worth }) => worth))),
      totalRefunded: text(sum(some.filter(({ lotteryId }) => isRefunding(lotteryId)).map(({ worth }) => worth))),
      claimedTickets: flagged,
      totalClaimed: text(sum(claimed.map(({ amount }) => amount))),
    };
  };
  const users = [...new Set(purchases.map(({ userId }) => String(userId)))];
  const userRounds = rounds.flatMap((round) =>
    users.flatMap((user): Row[] => {
      const bought = purchases.filter(({ roundId, userId }) => roundId === round.id && userId === user);
      const [first] = bought;
      if (!first) return [];
      const lotteryId = BigInt(String(round.id));
      const mine = tickets.filter((ticket) => ticket.user === user && ticket.lotteryId === lotteryId);
      const all = sums(
        mine,
        bought,
        claims.filter((claim) => claim.user === user && claim.lotteryId === lotteryId),
      );
      const open = sum(mine.filter(({ isClaimed, worth }) => !isClaimed && worth > 0n).map(({ worth }) => worth));
      const hasWon = isRefunding(lotteryId) || all.winningTickets > 0;
      const times = [Number(bought.at(-1)?.timestamp), touched.get(`claimed-${round.id}-${user}`) ?? 0];
      return [
        {
          id: `${round.id}-${user}`,
          roundId: round.id,
          userId: user,
          lotteryId: round.lotteryId,
          totalTickets: all.totalTickets,
          totalSpent: all.totalSpent,
          winningTickets: all.winningTickets,
          won: all.totalWon,
          refunded: all.totalRefunded,
          claimedTickets: all.claimedTickets,
          claimedAmount: all.totalClaimed,
          claimable: text(open),
          isClaimable: open > 0n,
          claimed: all.claimedTickets > 0 && open === 0n,
          block: first.block,
          timestamp: first.timestamp,
          updatedAt: Math.max(...times, hasWon ? (touched.get(`settled-${round.id}`) ?? 0) : 0),
        },
      ];
    }),
  );
  const userRows = users.map((user): Row => {
    const bought = purchases.filter(({ userId }) => userId === user);
    const inRounds = userRounds.filter(({ userId }) => userId === user);
    const all = sums(
      tickets.filter((ticket) => ticket.user === user),
      bought,
      claims.filter((claim) => claim.user === user),
    );
    const updatedAt = Math.max(...inRounds.map((row) => Number(row.updatedAt)));
    const [first] = bought;
    return {
      id: user,
      totalRounds: inRounds.length,
      ...all,
      totalCake: all.totalSpent,
      updatedAt,
      block: first?.block,
      timestamp: first?.timestamp,
    };
  });
  for (const round of rounds) {
    const view = views.get(String(round.id));
    if (!view) throw new Error('no round');
    const lotteryId = BigInt(String(round.id));
    const mine = tickets.filter((ticket) => ticket.lotteryId === lotteryId);
    const all = sums(
      mine,
      purchases.filter(({ roundId }) => roundId === round.id),
      claims.filter((claim) => claim.lotteryId === lotteryId),
    );
    const next = rounds[Number(round.lotteryId)];
    const pot = view.amountCollectedInDexToken + view.amountInjected;
    const bond = BigInt(String(round.bondLost ?? 0));
    const isSettled = round.settledTime !== null;
    const out = isRefunding(lotteryId) ? view.amountInjected + bond : pot - BigInt(all.totalWon);
    const rolledIn = out - (late.get(`out-${round.id}`) ?? 0n) + (late.get(`in-${next?.id}`) ?? 0n);
    if (isSettled && next && next.amountRolledIn !== text(rolledIn)) throw new Error('what rolls over is lost');
    if (isSettled && !next) game.pending += out;
    Object.assign(round, {
      status: statuses[view.status],
      startTime: Number(view.startTime),
      endTime: Number(view.endTime),
      ticketPrice: text(view.priceTicketInDexToken),
      discountDivisor: Number(view.discountDivisor),
      rewardsBreakdown: view.rewardsBreakdown.map(Number),
      firstTicket: Number(view.firstTicketId),
      lastTicket: mine.length === 0 ? null : Number(view.firstTicketIdNextLottery) - 1,
      finalNumber: view.finalNumber === 0 ? null : view.finalNumber,
      totalUsers: new Set(mine.map(({ user }) => user)).size,
      totalTickets: mine.length,
      winningTickets: all.winningTickets,
      claimedTickets: all.claimedTickets,
      amountWon: all.totalWon,
      amountCollected: text(view.amountCollectedInDexToken),
      amountInjected: text(view.amountInjected),
      winnersPerBracket: view.countWinnersPerBracket.map(Number),
      prizePerBracket: view.dexTokenPerBracket.map(text),
      amountClaimed: all.totalClaimed,
      amountRolledOut: isSettled ? text(out) : null,
    });
  }
  const { randomSource, paused, pausedUntil } = game;
  const whole = {
    id: '1',
    currentLotteryId: rounds.length,
    randomSource,
    paused,
    pausedUntil,
    totalUsers: users.length,
    totalGifts: text(game.gifts),
    pendingInjection: text(game.pending),
    ...sums(tickets, purchases, claims),
  };
  const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
  return {
    lotteryGame: byId([whole]),
    lotteryRound: byId(rounds),
    lotteryPurchase: byId(purchases),
    lotteryUser: byId(userRows),
    lotteryUserRound: byId(userRounds),
    ...wordTables(random),
  };
}
