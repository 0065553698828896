import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { ticketBracket } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { aggregatedRead, balanceRead } from '../history/chain-reads';

type World = { readonly chain: Chain; readonly deployment: Deployment };

/** The contract's states of a round, by their number. */
const statuses = ['pending', 'open', 'close', 'claimable', 'refunding'] as const;

/** A round as it stands; times in seconds, amounts in wei. */
export interface RoundState {
  readonly id: bigint;
  readonly status: (typeof statuses)[number];
  readonly endTime: number;
  readonly price: bigint;
  readonly divisor: bigint;
  readonly number: number;
}

/** The newest round, and where the source of random words stands. */
export interface LotteryState extends RoundState {
  /** Seconds between the end of the sales and the draw. */
  readonly salesPause: number;
  readonly committed: bigint;
  readonly reserved: bigint;
}

export async function readLottery(world: World): Promise<LotteryState> {
  const source = { address: addressOf(world.deployment, 'random', 'source'), abi: commitRandomAbi };
  const [id = 0n, pause = 0n, committed = 0n, reserved = 0n] = (await read(world, [
    { ...game(world), functionName: 'currentLotteryId' },
    { ...game(world), functionName: 'salesPause' },
    { ...source, functionName: 'committed' },
    { ...source, functionName: 'reserved' },
  ])) as bigint[];
  const [round] = await readRounds(world, [id]);
  if (!round) throw new Error('The lottery tells nothing of its newest round');
  return { ...round, salesPause: Number(pause), committed, reserved };
}

async function readRounds(world: World, ids: readonly bigint[]): Promise<RoundState[]> {
  const views = await read(
    world,
    ids.map((id) => ({ ...game(world), functionName: 'viewLottery', args: [id] })),
  );
  return (views as RoundView[]).map((view, index) => ({
    id: ids[index] ?? 0n,
    status: statuses[view.status] ?? 'pending',
    endTime: Number(view.endTime),
    price: view.priceTicketInDexToken,
    divisor: view.discountDivisor,
    number: view.finalNumber,
  }));
}

interface RoundView {
  readonly status: number;
  readonly endTime: bigint;
  readonly priceTicketInDexToken: bigint;
  readonly discountDivisor: bigint;
  readonly finalNumber: number;
}

/** MONEY that accounts have, and let the lottery take; in wei. */
export async function readPurses(
  world: World,
  accounts: readonly Address[],
): Promise<{ account: Address; balance: bigint; allowance: bigint }[]> {
  const money = addressOf(world.deployment, 'tokens', 'money');
  const spender = game(world).address;
  const answers = (await read(
    world,
    accounts.flatMap((account) => [
      balanceRead(money, account),
      { address: money, abi: erc20Abi, functionName: 'allowance', args: [account, spender] },
    ]),
  )) as bigint[];
  return accounts.map((account, index) => {
    return { account, balance: answers[2 * index] ?? 0n, allowance: answers[2 * index + 1] ?? 0n };
  });
}

/** Tickets of a purchase that are looked at; no purchase here has more. */
const ticketsRead = 500n;

/** Which tickets of accounts pay something now, at most a hundred of an account in a round; those of settled rounds only. */
export async function payingTickets(
  world: World,
  { accounts, ids }: { accounts: readonly Address[]; ids: readonly bigint[] },
): Promise<{ account: Address; id: bigint; tickets: bigint[] }[]> {
  const rounds = (await readRounds(world, ids)).filter(
    ({ status }) => status === 'claimable' || status === 'refunding',
  );
  const questions = rounds.flatMap((round) => accounts.map((account) => ({ round, account })));
  if (questions.length === 0) return [];
  const answers = await read(
    world,
    questions.map(({ round, account }) => ({
      ...game(world),
      functionName: 'viewUserInfoForLotteryId',
      args: [account, round.id, 0n, ticketsRead],
    })),
  );
  return questions.flatMap(({ round, account }, index) => {
    const [ids_, numbers, claimed] = answers[index] as [bigint[], number[], boolean[]];
    const pays = (place: number) =>
      !claimed[place] &&
      (round.status === 'refunding' || ticketBracket(numbers[place] ?? 0, round.number) !== undefined);
    const tickets = ids_.filter((_, place) => pays(place)).slice(0, 100);
    return tickets.length === 0 ? [] : [{ account, id: round.id, tickets }];
  });
}

function game({ deployment }: World) {
  return { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi };
}

function read({ chain, deployment }: World, reads: Parameters<typeof aggregatedRead>[1]): Promise<unknown[]> {
  return aggregatedRead(addressOf(deployment, 'shared', 'multicall'), reads).read(chain.rpc);
}
