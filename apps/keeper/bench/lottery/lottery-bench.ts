import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { treasuryPlace } from '@besc/localnet/history/chain-roles';
import { encodeFunctionData, parseEther } from 'viem';
import type { Call, GameBench, PlayersTable } from '../game-bench';
import { lotteryBooks } from './lottery-books';

/** Accounts that buy tickets. */
const buyers = [2, 3, 4, 5, 6, 7, 8, 9];
const statusOpen = 1;
/** Gives the treasury's share of each round. */
const injectorPlace = 27;

/** Tickets of the open round, and claims; the treasury lets another account, which has no MONEY, take its share of each round. */
function habits({ client, deployment, random, accountAt, call, approval }: PlayersTable) {
  const money = addressOf(deployment, 'tokens', 'money');
  const lottery = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const purchases = async (): Promise<Call[]> => {
    const id = await client.readContract({ ...lottery, functionName: 'currentLotteryId' });
    const { status } = await client.readContract({ ...lottery, functionName: 'viewLottery', args: [id] });
    if (status !== statusOpen) return [];
    const numbers = Array.from({ length: 1 + random.below(60) }, () => 10_000 + random.below(10_000));
    const args = [id, BigInt(numbers.length), numbers] as const;
    const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'batchBuyLottoTicket', args });
    return [call(random.pick(buyers), lottery.address, data)];
  };
  const ticketClaims = async (): Promise<Call[]> => {
    const current = await client.readContract({ ...lottery, functionName: 'currentLotteryId' });
    if (current < 2n) return [];
    const id = current - 1n - BigInt(random.below(Math.min(3, Number(current) - 1)));
    const place = random.pick(buyers);
    const args = [accountAt(place), id, 0n, 1_000n] as const;
    const [ids, , claimed] = await client.readContract({ ...lottery, functionName: 'viewUserInfoForLotteryId', args });
    const worth = await Promise.all(
      ids.map((ticket) =>
        client.readContract({ ...lottery, functionName: 'viewRewardsForTicketId', args: [id, ticket] }),
      ),
    );
    const won = ids.filter((_, index) => !claimed[index] && (worth[index] ?? 0n) > 0n).slice(0, 50);
    const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'batchClaimRewards', args: [id, won] });
    return won.length === 0 ? [] : [call(place, lottery.address, data)];
  };
  return {
    preparations: [
      ...buyers.map((place) => approval(place, money, lottery.address)),
      approval(treasuryPlace, money, accountAt(injectorPlace), parseEther('1000000')),
    ],
    acts: [
      [0.08, purchases],
      [0.03, ticketClaims],
    ],
  } as const;
}

/** Rounds of ten minutes. */
export const lotteryBench: GameBench = {
  slug: 'lottery',
  env: (chain) => ({
    INJECTOR_KEY: chain.accounts[injectorPlace]?.privateKey ?? '',
    LOTTERY_LENGTH_SECONDS: '600',
    LOTTERY_INJECTION_MONEY: '2500',
  }),
  habits,
  books: (client, deployment) =>
    lotteryBooks(client, {
      game: addressOf(deployment, 'lottery', 'game'),
      money: addressOf(deployment, 'tokens', 'money'),
    }),
};
