import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { predictionAbi } from '@besc/contracts/abi/prediction';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from '@besc/localnet/chain';
import type { seededRandom } from '@besc/localnet/history/seeded-random';
import type { Exchange } from '@besc/localnet/make-exchange';
import { encodeFunctionData, maxUint256, type PublicClient, parseEther, toHex } from 'viem';

interface Call {
  readonly from: Hex;
  readonly to: Address;
  readonly data: Hex;
  readonly gas: Hex;
  readonly value?: Hex;
}

/** Accounts of the chain that bet, and those that buy tickets. */
const bettors = Array.from({ length: 16 }, (_, place) => place + 5);
const buyers = [2, 3, 4, 5, 6, 7, 8, 9];
const statusOpen = 1;
/** Gives the treasury's share of each round. */
export const injectorPlace = 28;

/** People who trade in the pool of the price, bet, buy tickets and take what they won, block by block. */
export function gamePlayers(options: {
  readonly chain: Chain;
  readonly client: PublicClient;
  readonly exchange: Exchange;
  readonly random: ReturnType<typeof seededRandom>;
}) {
  const { chain, client, exchange, random } = options;
  const { deployment } = exchange;
  const money = addressOf(deployment, 'tokens', 'money');
  const dollar = addressOf(deployment, 'tokens', 'stable');
  const coin = addressOf(deployment, 'tokens', 'wbesc');
  const router = addressOf(deployment, 'swap', 'router');
  const prediction = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi } as const;
  const lottery = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const accountAt = (place: number): Address => {
    const account = chain.accounts[place];
    if (!account) throw new RangeError(`no account ${place}`);
    return account.address;
  };
  const call = (place: number, to: Address, data: Hex, value = 0n): Call => {
    return { from: accountAt(place), to, data, gas: toHex(4_000_000), ...(value > 0n && { value: toHex(value) }) };
  };
  const approval = (place: number, token: Address, spender: Address, amount = maxUint256) =>
    call(place, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }));

  const bets = async (): Promise<Call[]> => {
    const epoch = await client.readContract({ ...prediction, functionName: 'currentEpoch' });
    const functionName = random.next() < 0.5 ? 'betBull' : 'betBear';
    const data = encodeFunctionData({ abi: predictionAbi, functionName, args: [epoch] });
    // Odd amounts, so that shares have remainders.
    return [
      call(random.pick(bettors), prediction.address, data, parseEther('0.1') + BigInt(random.below(1_000_000_007))),
    ];
  };
  const betClaims = async (): Promise<Call[]> => {
    const place = random.pick(bettors);
    const account = accountAt(place);
    const [epochs] = await client.readContract({
      ...prediction,
      functionName: 'getUserRounds',
      args: [account, 0n, 100n],
    });
    const paying = await Promise.all(
      epochs.map(async (epoch) => {
        const args = [epoch, account] as const;
        const [won, back] = await Promise.all([
          client.readContract({ ...prediction, functionName: 'claimable', args }),
          client.readContract({ ...prediction, functionName: 'refundable', args }),
        ]);
        return won || back ? [epoch] : [];
      }),
    );
    const data = encodeFunctionData({ abi: predictionAbi, functionName: 'claim', args: [paying.flat()] });
    return paying.flat().length === 0 ? [] : [call(place, prediction.address, data)];
  };
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
  const trades = async (): Promise<Call[]> => {
    const place = random.pick(bettors);
    const isSale = random.next() < 0.5;
    const amount = parseEther((20 * random.next() + 1).toFixed(6));
    if (isSale) {
      const args = [0n, [coin, dollar], accountAt(place), maxUint256] as const;
      const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args });
      return [call(place, router, data, amount)];
    }
    const args = [amount, maxUint256, [dollar, coin], accountAt(place), maxUint256] as const;
    return [call(place, router, encodeFunctionData({ abi: routerAbi, functionName: 'swapTokensForExactETH', args }))];
  };
  const habits = [
    [0.25, trades],
    [0.2, bets],
    [0.08, purchases],
    [0.03, betClaims],
    [0.03, ticketClaims],
  ] as const;

  return {
    /** What has to be allowed before; the treasury (account 1) lets account 28, which has no MONEY, take its share of each round. */
    preparations: (): Call[] => [
      ...buyers.map((place) => approval(place, money, lottery.address)),
      ...bettors.map((place) => approval(place, dollar, router)),
      approval(1, money, accountAt(injectorPlace), parseEther('1000000')),
    ],
    /** What somebody does before the next block. */
    async acts(): Promise<Call[]> {
      const chosen = habits.filter(([chance]) => random.next() < chance);
      return (await Promise.all(chosen.map(([, act]) => act().catch(() => [])))).flat();
    },
  };
}
