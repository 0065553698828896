import { addressOf } from '@besc/contracts/deploy/address-of';
import { ticketPriceFor, ticketsCost } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import { buyTicketsCall, claimTicketsCall } from '@besc/sdk/lottery/lottery-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { parseEther } from 'viem';
import type { Act } from '../history/actor-stretch';
import { chainRoles } from '../history/chain-roles';
import { currentPrices } from '../history/current-prices';
import type { BlockPart, HistoryStretch, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { approval } from '../history/token-transactions';
import { lotteryPace, shortRounds, slowLottery } from './lottery-pace';
import { type LotteryState, payingTickets, readLottery, readPurses } from './lottery-reads';
import { operatorRounds } from './operator-rounds';
import { operatorTimes, revealBlocks, roundCounts } from './round-times';

/** Rounds that are played in a way of their own, by their number. */
const coveredRound = 4n;
const emptyRound = 5n;
/** The person at the screen has some tickets in every other round, and in one of the last day and a half a hundred. */
const personEvery = 2n;
const personCoverSeconds = 36 * 3600;
const claimShare = 0.6;
/** In which rounds winners of a running chain look, back from the newest. */
const lastRounds = [0n, 1n, 2n, 3n];
const blockChance = 0.25;
/** So long after the draw's time a number that is given was drawn. */
const drawSeconds = 60;
/** No purchase so shortly before the end of the sales, lest the transaction come too late. */
const lastPurchaseSeconds = 20;

type Sent = Act['transactions'];

/** Rounds of the lottery in the past, run by the operator; on a running chain only purchases and claims, the rest is the keeper's. */
export const lotteryHistory: HistoryWriter = {
  slug: 'lottery',
  order: 60,
  times: ({ start, end }, { size }) => operatorTimes({ start, end }, roundCounts[size]),
  paces: {
    [slowLottery]: 'a draw of the lottery every 12 hours instead of every 10 minutes, sales end 30 minutes before',
    [shortRounds]: 'a draw of the lottery every 6 minutes',
  },
  settings: ({ paces }) => {
    const { leastLengthSeconds, salesPauseSeconds } = lotteryPace(paces);
    return { leastLengthSeconds, salesPauseSeconds };
  },
  keeper: ({ chain, paces }) => {
    const { lengthSeconds, gift } = lotteryPace(paces);
    return {
      INJECTOR_KEY: chainRoles(chain).treasury.privateKey,
      LOTTERY_LENGTH_SECONDS: String(lengthSeconds),
      LOTTERY_INJECTION_MONEY: String(gift),
    };
  },
  async begin(world): Promise<HistoryStretch> {
    const { chain, deployment, seed, end, isResumed } = world;
    const random = seededRandom(`${seed} lottery`);
    const { operator, people, traders } = chainRoles(chain);
    const lottery = addressOf(deployment, 'lottery', 'game');
    const money = addressOf(deployment, 'tokens', 'money');
    const accounts = traders.map(({ address }) => address);
    const person = people[0]?.address ?? operator.address;
    const rounds = operatorRounds({ deployment, operator: operator.address, seed });
    const counts: Record<string, number> = { 'lottery rounds': 0, 'ticket purchases': 0, 'lottery claims': 0 };
    let state: LotteryState | undefined;
    /** The round whose winners have not been asked yet, whether they want their prizes. */
    let settled: bigint | undefined;
    let hasCovered = false;
    /** A round whose number was asked for, and how many blocks its word may still come in. */
    let closed: { readonly endTime: number; missing: number } | undefined;

    const act = (word: string, from: Address, { first = [], call }: { first?: Sent; call: ContractCall }): Act => ({
      word,
      transactions: [...first, sentCall(from, call, 3_500_000n)],
    });
    const purchase = (from: Address, { id, numbers, first }: { id: bigint; numbers: readonly number[]; first: Sent }) =>
      act('ticket purchases', from, { first, call: buyTicketsCall(lottery, { round: Number(id), numbers }) });
    const claim = ({ account, id, tickets }: { account: Address; id: bigint; tickets: readonly bigint[] }) =>
      act('lottery claims', account, { call: claimTicketsCall(lottery, { round: Number(id), ticketIds: tickets }) });
    const drawn = (count: number) => Array.from({ length: count }, () => 10_000 + random.below(10_000));
    /** With every beginning of two digits: one of them wins. */
    const cover = () => Array.from({ length: 100 }, (_, pair) => 10_000 + pair * 100 + random.below(100));
    /** Most buy a few, some many. */
    const someNumbers = () => drawn(random.next() < 0.12 ? 20 + random.below(60) : 1 + random.below(10));

    /** Purchases of accounts that can pay them twice; those who never did let the lottery take MONEY first. */
    const purchases = async (
      round: LotteryState,
      wanted: readonly { account: Address; numbers: readonly number[] }[],
    ) => {
      const purses = await readPurses(
        world,
        wanted.map(({ account }) => account),
      );
      return wanted.flatMap(({ account, numbers }, index) => {
        const { balance = 0n, allowance = 0n } = purses[index] ?? {};
        const { id, price, divisor } = round;
        const cost = ticketsCost({ price, divisor, count: BigInt(numbers.length) });
        if (balance < 2n * cost) return [];
        const first = allowance < cost ? [approval(account, money, lottery)] : [];
        return [purchase(account, { id, numbers, first })];
      });
    };
    /** The person's own tickets; the operator pays for them, so that the person's balance and approvals stay as they are. */
    const personsPurchase = (round: LotteryState, now: number): Act[] => {
      const isCovering = !hasCovered && end - now < personCoverSeconds;
      if (!isCovering && round.id % personEvery !== 0n) return [];
      hasCovered ||= isCovering;
      const numbers = isCovering ? cover() : drawn(3 + random.below(4));
      const first = rounds.gift(round, { account: person, tickets: numbers.length });
      return [purchase(person, { id: round.id, numbers, first })];
    };
    const opening = async (before: LotteryState, time: number): Promise<Act[]> => {
      const usd = (await currentPrices(chain, deployment)).get('MONEY') ?? 0;
      const { round, transactions } = rounds.open(before, { time, price: ticketPriceFor(parseEther(usd.toFixed(18))) });
      const opened = { word: 'lottery rounds', transactions };
      if (round.id === emptyRound) return [opened];
      const ranked = accounts.map((account) => ({ account, rank: random.next() })).toSorted((a, b) => a.rank - b.rank);
      const wanted = ranked.slice(0, 5 + random.below(5)).map(({ account }, index) => {
        return { account, numbers: round.id === coveredRound && index < 2 ? cover() : someNumbers() };
      });
      return [opened, ...personsPurchase(round, time), ...(await purchases(round, wanted))];
    };
    /** What the operator does at a time that was asked for, and who buys right after. */
    const planned = async (time: number): Promise<Act[]> => {
      state ??= await readLottery(world);
      const round = state;
      if (round.status === 'open') {
        if (time < round.endTime - round.salesPause) return [];
        closed = { endTime: round.endTime, missing: revealBlocks };
        return [{ word: '', transactions: [rounds.close(round)] }];
      }
      if (round.status !== 'close') return opening(round, time);
      if (time < round.endTime) return [];
      settled = round.id;
      closed = undefined;
      return [{ word: '', transactions: rounds.settle(round, time) }];
    };
    /** Empty blocks, a second apart, in what is free before a time: a word that does not come expires by time and by blocks. */
    const goOn = async (round: NonNullable<typeof closed>, time: number) => {
      const last = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
      const count = Math.min(round.missing, time - Number(last.timestamp) - 1);
      if (count <= 0) return;
      await chain.setBlockInterval(1);
      await chain.mine(count);
      await chain.setBlockInterval(undefined);
      round.missing -= count;
    };
    const claims = async (id: bigint): Promise<Act[]> => {
      settled = undefined;
      const paying = await payingTickets(world, { accounts, ids: [id] });
      return paying.filter(() => random.next() < claimShare).map(claim);
    };
    const part = (acts: readonly Act[], isPlanned = false): BlockPart => ({
      transactions: acts.flatMap(({ transactions }) => transactions),
      settle({ failed }) {
        if ((isPlanned && acts.length > 0) || failed > 0) state = undefined;
        if (failed > 0) return;
        for (const { word } of acts) if (word !== '') counts[word] = (counts[word] ?? 0) + 1;
      },
    });
    return {
      async block({ timestamp, askedBy }): Promise<BlockPart> {
        if (isResumed) return part([]);
        if (closed && timestamp > closed.endTime + drawSeconds) await goOn(closed, timestamp);
        if (askedBy?.includes('lottery')) return part(await planned(timestamp), true);
        if (settled !== undefined) return part(await claims(settled));
        if (random.next() >= blockChance) return part([]);
        state ??= await readLottery(world);
        const isOpen = state.status === 'open' && timestamp < state.endTime - state.salesPause;
        if (!isOpen || state.id === emptyRound) return part([]);
        return part(await purchases(state, [{ account: random.pick(accounts), numbers: someNumbers() }]));
      },
      async live(now): Promise<BlockPart> {
        const kind = random.next();
        if (kind > 0.3) return part([]);
        const round = await readLottery(world);
        if (kind < 0.1) {
          const ids = lastRounds.map((back) => round.id - back).filter((id) => id > 0n);
          const paying = await payingTickets(world, { accounts, ids });
          return part(paying.length === 0 ? [] : [claim(random.pick(paying))]);
        }
        const account = random.pick(accounts);
        const isOpen = round.status === 'open' && now < round.endTime - round.salesPause - lastPurchaseSeconds;
        return part(isOpen ? await purchases(round, [{ account, numbers: someNumbers() }]) : []);
      },
      counts: () => counts,
    };
  },
};
