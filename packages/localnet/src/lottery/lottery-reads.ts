import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { ticketBracket, ticketsCost } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import { erc20Abi, getContract } from 'viem';
import { chainClient } from '../history/chain-client';
import type { HistoryWorld } from '../history/history-writer';

type World = Pick<HistoryWorld, 'chain' | 'deployment'>;

/** The contract's states of a round, by their number. */
const statuses = ['pending', 'open', 'close', 'claimable', 'refunding'] as const;
/** Tickets of an account in a round that are looked at; no account here has more. */
const ticketsRead = 500n;
const mostOfClaim = 100;
/** In which rounds winners look, back from the newest. */
const lastRounds = [0n, 1n, 2n, 3n];

const gameOf = ({ chain, deployment }: World) =>
  getContract({ address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi, client: chainClient(chain) });

/** A round, and until when (seconds) its tickets are sold. */
export async function readRound(world: World, id: bigint) {
  const { read } = gameOf(world);
  const [round, pause] = await Promise.all([read.viewLottery([id]), read.salesPause()]);
  const endTime = Number(round.endTime);
  return { ...round, id, status: statuses[round.status], endTime, salesEnd: endTime - Number(pause) };
}

export const newestRound = async (world: World) => readRound(world, await gameOf(world).read.currentLotteryId());

/** Tickets of an account that pay something now, of one of the last rounds and at most a hundred. */
export async function payingTickets(
  world: World,
  account: Address,
): Promise<{ round: number; ticketIds: bigint[] } | undefined> {
  const newest = await gameOf(world).read.currentLotteryId();
  const rounds = lastRounds.map(async (back) => {
    const id = newest > back ? newest - back : 1n;
    const tickets = gameOf(world).read.viewUserInfoForLotteryId([account, id, 0n, ticketsRead]);
    const [{ status, finalNumber }, [ids, numbers, claimed]] = await Promise.all([readRound(world, id), tickets]);
    const pays = (number = 0) =>
      status === 'refunding' || (status === 'claimable' && ticketBracket(number, finalNumber) !== undefined);
    const ticketIds = ids.filter((_, place) => !claimed[place] && pays(numbers[place])).slice(0, mostOfClaim);
    return { round: Number(id), ticketIds };
  });
  return (await Promise.all(rounds)).find(({ ticketIds }) => ticketIds.length > 0);
}

/** Whether an account has twice the MONEY that so many tickets cost: others move it in the same block. */
export async function canBuy(
  { chain, deployment }: World,
  account: Address,
  { price, divisor, count }: { readonly price: bigint; readonly divisor: bigint; readonly count: number },
): Promise<boolean> {
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi } as const;
  const held = await chainClient(chain).readContract({ ...money, functionName: 'balanceOf', args: [account] });
  return held >= 2n * ticketsCost({ price, divisor, count: BigInt(count) });
}
