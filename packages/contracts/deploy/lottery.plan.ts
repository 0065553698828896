import { usualPriceStep } from '@besc/domain/lottery/lottery-draw';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { formatEther, parseEther } from 'viem';
import * as z from 'zod/mini';
import { lotteryAbi } from '../generated/abi/lottery';
import { lotteryBytecode } from '../generated/bytecode/lottery';
import { amountBetween } from './amount-between';
import { ownerOf } from './owner';
import { type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

const maxPriceStep = parseEther('1000');

/** What an operator decides of the lottery. */
const settings = z
  .strictObject({
    /** Seconds that a round takes at least, from its start to the draw. */
    leastLengthSeconds: z._default(z.int().check(z.minimum(2), z.maximum(345_900)), 14_100),
    /** Seconds between the end of the sales and the draw. */
    salesPauseSeconds: z._default(z.int().check(z.minimum(1), z.maximum(86_400)), 1800),
    /** Whole MONEY: the price of a ticket is the multiple of it that is nearest to 5 USD, at least one and at most 10 000. */
    priceStep: z._default(amountBetween(1n, maxPriceStep), formatEther(usualPriceStep)),
  })
  .check(
    z.refine(({ leastLengthSeconds, salesPauseSeconds }) => salesPauseSeconds < leastLengthSeconds, {
      path: ['salesPauseSeconds'],
      error: 'must be less than leastLengthSeconds',
    }),
  );
const lotteryOf = ({ plan }: PlanInput) => slugSettings(plan, 'lottery', settings);

/** The lottery, where the plan wants one; it needs random words. */
export const lotteryPlan = slugPlan({
  slug: 'lottery',
  names: ['game'],
  asksWords: ['game'],
  settings,
  // Short enough to see a draw while one looks.
  localSettings: { leastLengthSeconds: 300, salesPauseSeconds: 60 },
  limits: {
    MAX_LENGTH: 345_900n,
    GRACE_TIME: 300n,
    CLOSE_TIME: 43_200n,
    REFUND_TIME: 86_400n,
    REFUND_BLOCKS: 1000n,
    MAX_PRICE_STEP: maxPriceStep,
    MAX_PRICE_STEPS: 10_000n,
    MIN_DIVISOR: 300n,
    MAX_SHARE_2: 1000n,
    MAX_SHARE_3: 2000n,
    POT_PER_BOND: 100n,
  },
  bounded: { priceStep: 'MAX_PRICE_STEP' },
  contracts: (input) => {
    const lottery = lotteryOf(input);
    if (lottery === undefined) return {};
    const { guardian, operator } = input.plan.roles;
    return {
      game: {
        abi: lotteryAbi,
        bytecode: lotteryBytecode,
        args: (at) => [
          at('tokens.money'),
          at('random.source'),
          ownerOf(at),
          operator,
          guardian,
          BigInt(lottery.leastLengthSeconds),
          BigInt(lottery.salesPauseSeconds),
          parseEther(lottery.priceStep),
        ],
      },
    };
  },
  audit: async (client, at, input) => {
    if (lotteryOf(input) === undefined) return [];
    const game = at('lottery.game');
    const source = await client.readContract({ address: game, abi: lotteryAbi, functionName: 'randomSource' });
    return [{ name: 'randomSource of lottery.game', actual: checksumAddress(source), expected: at('random.source') }];
  },
});
