import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { makeLottery, type TestLottery } from '@besc/localnet/lottery/make-lottery';
import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { AppPage } from '../app-page';

/** The lottery's screen. */
export class LotteryPage extends AppPage {
  /** Opens it, with what the address says of a round. */
  async open(query = ''): Promise<void> {
    await this.goto(`/lottery${query}`, /Lottery/);
    await expect(this.main.locator('[data-skeleton]')).toHaveCount(0);
  }

  /** A part of the page by the name it is read out with. */
  part(name: string | RegExp): Locator {
    return this.main.getByRole('region', { name });
  }

  /** The digits that a set of reels shows. */
  reels(name: string): Locator {
    return this.main.getByRole('img', { name: new RegExp(`^${name}: \\d{4}$`) });
  }
}

const games = new WeakMap<TestStack, Promise<TestLottery>>();

/** The lottery of a stack, run by the test: one operator a stack, so that it has the secrets of all rounds it opened. */
export async function lotteryOf(stack: TestStack) {
  const known = games.get(stack) ?? makeLottery(stack.chain, stack.deployment);
  games.set(stack, known);
  const game = await known;
  const client = createPublicClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
  const at = { address: addressOf(stack.deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  return {
    game,
    view: async (round: number) => client.readContract({ ...at, functionName: 'viewLottery', args: [BigInt(round)] }),
    numbers: async (account: Address, round: number) => {
      const args = [account, BigInt(round), 0n, 1000n] as const;
      const [ids, numbers, claimed] = await client.readContract({
        ...at,
        functionName: 'viewUserInfoForLotteryId',
        args,
      });
      return { ids, numbers, claimed };
    },
    price: async (round: number, count: number) =>
      (
        await client.readContract({
          ...at,
          functionName: 'costToBuyTicketsWithDiscount',
          args: [BigInt(round), BigInt(count)],
        })
      )[2],
    reward: async (round: number, ticket: bigint) =>
      client.readContract({ ...at, functionName: 'viewRewardsForTicketId', args: [BigInt(round), ticket] }),
  };
}
