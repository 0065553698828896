import { addressOf } from '@besc/contracts/deploy/address-of';
import { buyTicketsCall, claimTicketsCall } from '@besc/sdk/lottery/lottery-calls';
import { actors } from '../history/actors';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { approval } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { lotteryPace, shortRounds, slowLottery } from './lottery-pace';
import { canBuy, newestRound, payingTickets } from './lottery-reads';
import { operatorRounds } from './operator-rounds';
import { emptyRound, operatorTimes, roundCounts } from './round-times';
import { ticketNumbers } from './ticket-numbers';

/** No purchase so shortly before the end of the sales: its transaction could come too late. */
const lastPurchaseSeconds = 20;

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
  async open({ chain, deployment }) {
    const { operator, traders } = chainRoles(chain);
    const [lottery, money] = [addressOf(deployment, 'lottery', 'game'), addressOf(deployment, 'tokens', 'money')];
    const transactions = [operator, ...traders].map(({ address }) => approval(address, money, lottery));
    transactions.push(approval(operator.address, money, addressOf(deployment, 'random', 'source')));
    await openingWriter(chain)('approvals of the lottery', { transactions });
    return undefined;
  },
  async begin(world) {
    const { chain, deployment, seed, isResumed } = world;
    const random = seededRandom(`${seed} tickets`);
    const lottery = addressOf(deployment, 'lottery', 'game');
    const players = actors({
      random,
      who: chainRoles(chain).traders.map(({ address: account }) => ({ account })),
      chance: { block: 0.25, live: 0.3 },
      calls: [
        {
          word: 'lottery claims',
          chance: 0.3,
          async call({ account }) {
            const paying = await payingTickets(world, account);
            return paying && claimTicketsCall(lottery, paying);
          },
        },
        {
          word: 'ticket purchases',
          chance: 0.7,
          async call({ account }, now) {
            const round = await newestRound(world);
            const { id, status, salesEnd, priceTicketInDexToken: price, discountDivisor: divisor } = round;
            if (status !== 'open' || id === emptyRound || now >= salesEnd - lastPurchaseSeconds) return undefined;
            const numbers = ticketNumbers(random).usual();
            const isPaid = await canBuy(world, account, { price, divisor, count: numbers.length });
            return isPaid ? buyTicketsCall(lottery, { round: Number(id), numbers }) : undefined;
          },
        },
      ],
    });
    return isResumed ? [players] : [operatorRounds(world), players];
  },
};
