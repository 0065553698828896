import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { ticketPriceFor, ticketsCost, usualTerms } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import { buyTicketsCall } from '@besc/sdk/lottery/lottery-calls';
import {
  closeLotteryCall,
  drawLotteryCall,
  injectFundsCall,
  openRefundsCall,
  startLotteryCall,
} from '@besc/sdk/lottery/lottery-operator-calls';
import { commitCall, revealCall } from '@besc/sdk/random/random-calls';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { getContract, type Hex, keccak256, parseEther, toHex } from 'viem';
import { type Act, actsPart } from '../history/acts-part';
import { addressAt } from '../history/address-at';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import { currentPrices } from '../history/current-prices';
import type { BlockPart, HistoryStretch, HistoryWorld } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { canBuy, newestRound } from './lottery-reads';
import { drawTimeAfter, emptyRound, expirySeconds, revealBlocks } from './round-times';
import { ticketNumbers } from './ticket-numbers';

/** MONEY that is added to each round. */
const injection = parseEther('2500');
/** In which two winners at least are sure. */
const coveredRound = 4n;
/** The person at the screen has some tickets in every other round, and in one of the last day and a half a hundred. */
const personEvery = 2n;
const personCoverSeconds = 36 * 3600;
const { divisor, shares } = usualTerms;

/** Rounds of the lottery in the past, run by the operator, with who buys first; the secrets follow from the seed. */
export function operatorRounds(world: HistoryWorld): HistoryStretch {
  const { chain, deployment, seed, end } = world;
  const random = seededRandom(`${seed} lottery`);
  const { operator, people, traders } = chainRoles(chain);
  const [lottery, money] = [addressOf(deployment, 'lottery', 'game'), addressOf(deployment, 'tokens', 'money')];
  const source = addressOf(deployment, 'random', 'source');
  const game = getContract({ address: lottery, abi: lotteryAbi, client: chainClient(chain) });
  const words = getContract({ address: source, abi: commitRandomAbi, client: chainClient(chain) });
  const numbersOf = ticketNumbers(random);
  const counts = { 'lottery rounds': 0, 'ticket purchases': 0 };
  const secretOf = (id: bigint): Hex => keccak256(toHex(`${seed} secret ${id}`));
  const send = (call: ContractCall) => sentCall(operator.address, call);
  let hasCovered = false;

  const purchase = (account: Address, round: bigint, numbers: readonly number[]): Act => {
    const call = buyTicketsCall(lottery, { round: Number(round), numbers });
    return { word: 'ticket purchases', transactions: [sentCall(account, call)] };
  };
  /** The operator pays for them, so that the person's balance and approvals stay as they are. */
  const personsTickets = (id: bigint, price: bigint, now: number): Act[] => {
    const isCovering = !hasCovered && end - now < personCoverSeconds;
    if (!isCovering && id % personEvery !== 0n) return [];
    hasCovered ||= isCovering;
    const person = addressAt(people, 0);
    const numbers = isCovering ? numbersOf.covering() : numbersOf.some(3 + random.below(4));
    const amount = ticketsCost({ price, divisor, count: BigInt(numbers.length) });
    const gift = [transfer(operator.address, money, { to: person, amount }), approval(person, money, lottery, amount)];
    return [{ transactions: gift }, purchase(person, id, numbers)];
  };
  const open = async (id: bigint, now: number): Promise<Act[]> => {
    const usd = (await currentPrices(chain, deployment)).get('MONEY') ?? 0;
    const price = ticketPriceFor(parseEther(usd.toFixed(18)));
    const hash = commitmentOf(secretOf(await words.read.committed()));
    const calls = [
      commitCall(source, hash),
      startLotteryCall(lottery, { endTime: drawTimeAfter(now), price, divisor, shares }),
      injectFundsCall(lottery, id, injection),
    ];
    const opened = { word: 'lottery rounds', transactions: calls.map(send) };
    if (id === emptyRound) return [opened];
    const purchases: Act[] = [];
    const buyers = traders.map(({ address }) => ({ address, rank: random.next() })).sort((a, b) => a.rank - b.rank);
    for (const [index, { address }] of buyers.slice(0, 5 + random.below(5)).entries()) {
      const numbers = id === coveredRound && index < 2 ? numbersOf.covering() : numbersOf.usual();
      if (await canBuy(world, address, { price, divisor, count: numbers.length })) {
        purchases.push(purchase(address, id, numbers));
      }
    }
    return [opened, ...personsTickets(id, price, now), ...purchases];
  };
  /** Tells the secret and draws; when it is too late for that, gives all back. */
  const settle = async (id: bigint, isLate: boolean): Promise<Act[]> => {
    if (isLate) return [{ transactions: [send(openRefundsCall(lottery, id))] }];
    // Others may have reserved words meanwhile.
    const word = await game.read.randomIdOf([id]);
    const calls = [revealCall(source, word, secretOf(word)), drawLotteryCall(lottery, id)];
    return [{ transactions: calls.map(send) }];
  };
  /** Empty blocks, a second apart: a word that does not come expires by time and by blocks. */
  const expire = async () => {
    await chain.setBlockInterval(1);
    await chain.mine(revealBlocks);
    await chain.setBlockInterval(undefined);
  };
  /** What is due at a time that was asked for. */
  const planned = async (now: number): Promise<BlockPart> => {
    const { id, status, endTime, salesEnd } = await newestRound(world);
    const part = (acts: readonly Act[]) => actsPart(acts, counts);
    if (status === 'open') return part(now < salesEnd ? [] : [{ transactions: [send(closeLotteryCall(lottery, id))] }]);
    if (status !== 'close') return part(await open(id + 1n, now));
    if (now === endTime + expirySeconds) return { transactions: [], settle: expire };
    return part(now < endTime ? [] : await settle(id, now > endTime + expirySeconds));
  };
  return {
    block: async ({ timestamp, askedBy }) => (askedBy?.includes('lottery') ? planned(timestamp) : actsPart([], counts)),
    live: async () => actsPart([], counts),
    counts: () => counts,
  };
}
