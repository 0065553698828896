import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { min } from '@besc/domain/shared/math';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { parseEther } from 'viem';
import type { Chain } from '../chain';
import type { ActorCall } from './actors';
import type { HistoryTransaction } from './block-writer';
import { chainClient } from './chain-client';
import type { SeededRandom } from './seeded-random';
import { sentCall } from './sent-call';
import { approval } from './token-transactions';

/** A contract in which accounts stake; amounts in smallest units. */
export interface StakePlace {
  /** What is staked; undefined for the coin. */
  readonly token: Address | undefined;
  /** Who stakes there by itself. */
  readonly accounts: readonly Address[];
  /** Of what an account has, in hundredths: what it begins with, and the most that it adds at once. */
  readonly begins: bigint;
  readonly adds: number;
  /** Most of one account's stake; 0n for any. */
  readonly limit: bigint;
  /** Whether it goes on for long enough to be staked in. */
  isOpen(): Promise<boolean>;
  stakeOf(account: Address): Promise<bigint>;
  deposit(amount: bigint): ContractCall;
  harvest(): ContractCall;
  withdraw(amount: bigint): ContractCall;
}

/** An account that stakes in a place by itself. */
export interface Staker {
  readonly account: Address;
  readonly place: StakePlace;
}

/** Coins are plenty in the accounts of a local chain. */
const coins = parseEther('20000');

export function stakersOf(places: readonly StakePlace[]): Staker[] {
  return places.flatMap((place) => place.accounts.map((account) => ({ account, place })));
}

/** What an account stakes for the first time, with its approval where a token is staked. */
export function firstStake({ account, place }: Staker, amount: bigint): HistoryTransaction[] {
  const call = place.deposit(amount);
  const approvals = place.token ? [approval(account, place.token, call.address)] : [];
  return [...approvals, sentCall(account, call)];
}

/** How those who stake in some places by themselves begin. */
export async function firstStakes(chain: Chain, places: readonly StakePlace[]): Promise<HistoryTransaction[]> {
  const stakes = stakersOf(places).map(async (staker) => {
    const { begins, limit } = staker.place;
    const wanted = ((await heldBy(chain, staker)) * begins) / 100n;
    return firstStake(staker, limit > 0n && wanted > limit ? limit / 2n : wanted);
  });
  return (await Promise.all(stakes)).flat();
}

/** Exits, harvests and further stakes of those who have a stake; of a place that is closed all is taken out. */
export function stakeCalls(
  { chain, random }: { readonly chain: Chain; readonly random: SeededRandom },
  words: { readonly leave: string; readonly harvest: string; readonly stake: string },
): ActorCall<Staker>[] {
  const hundredths = (amount: bigint, least: number, count: number) =>
    (amount * BigInt(least + random.below(count))) / 100n;
  type Make = (place: StakePlace, state: { staked: bigint; held: bigint; isOpen: boolean }) => ContractCall | undefined;
  const call = (make: Make) => async (staker: Staker) => {
    const { account, place } = staker;
    const [staked, held, isOpen] = await Promise.all([place.stakeOf(account), heldBy(chain, staker), place.isOpen()]);
    return staked > 0n ? make(place, { staked, held, isOpen }) : undefined;
  };
  const leave = call(({ withdraw }, { staked, isOpen }) =>
    withdraw(isOpen ? hundredths(staked, 5, 30) || staked : staked),
  );
  const stake = call(({ adds, limit, deposit }, { staked, held, isOpen }) => {
    const wanted = hundredths(held, 1, adds);
    const amount = limit > 0n ? min(wanted, limit - staked) : wanted;
    return amount > 0n && isOpen ? deposit(amount) : undefined;
  });
  return [
    { word: words.leave, chance: 0.2, call: leave },
    { word: words.harvest, chance: 0.45, call: call(({ harvest }) => harvest()) },
    { word: words.stake, chance: 0.35, call: stake },
  ];
}

async function heldBy(chain: Chain, { account, place: { token } }: Staker): Promise<bigint> {
  if (token === undefined) return coins;
  const at = { address: token, abi: erc20Abi } as const;
  return await chainClient(chain).readContract({ ...at, functionName: 'balanceOf', args: [account] });
}
