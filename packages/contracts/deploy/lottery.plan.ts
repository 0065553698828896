import { usualPriceStep } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, formatEther, getAbiItem, type PublicClient, parseEther } from 'viem';
import * as z from 'zod/mini';
import { commitRandomAbi } from '../generated/abi/commit-random';
import { lotteryAbi } from '../generated/abi/lottery';
import { lotteryBytecode } from '../generated/bytecode/lottery';
import { amountBetween } from './amount-between';
import { fromAllBlocks } from './from-all-blocks';
import { ownerOf } from './owner';
import { type AddressById, type CallPlan, type PlanInput, slugPlan } from './slug-plan';
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

/** The lottery, where the plan wants one; it needs random words, whose owner lets it ask for them. */
export const lotteryPlan = slugPlan({
  slug: 'lottery',
  names: ['game'],
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
  accepts: (input) => (lotteryOf(input) === undefined ? [] : [consumerCall]),
  audit: async (client, at, input) => {
    if (lotteryOf(input) === undefined) return [];
    const game = at('lottery.game');
    const source = await client.readContract({ address: game, abi: lotteryAbi, functionName: 'randomSource' });
    const consumers = await consumersOf(client, at('random.source'));
    return [
      { name: 'randomSource of lottery.game', actual: checksumAddress(source), expected: at('random.source') },
      {
        name: 'consumers of random.source',
        actual: consumers.join(', ') || 'none',
        expected: game,
        ...(consumers.length === 0 ? { until: consumerCall.name } : {}),
      },
    ];
  },
});

/** Who may ask a source for random words: of all that its owner ever named those who still may. */
async function consumersOf(client: PublicClient, address: Address): Promise<Address[]> {
  const abi = commitRandomAbi;
  const read = { address, event: getAbiItem({ abi, name: 'ConsumerSet' }) } as const;
  const logs = await fromAllBlocks(client, (blocks) => client.getLogs({ ...read, ...blocks }));
  const named = [...new Set(logs.flatMap(({ args }) => (args.consumer ? [checksumAddress(args.consumer)] : [])))].sort(
    addressOrder,
  );
  const may = await Promise.all(
    named.map((account) => client.readContract({ address, abi, functionName: 'isConsumer', args: [account] })),
  );
  return named.filter((_, index) => may[index]);
}

/** Lets the lottery ask for random words. */
const consumerCall: CallPlan = {
  name: 'consumer',
  to: 'random.source',
  data: (at: AddressById) =>
    encodeFunctionData({ abi: commitRandomAbi, functionName: 'setConsumer', args: [at('lottery.game'), true] }),
  isDone: (client, at) =>
    client.readContract({
      address: at('random.source'),
      abi: commitRandomAbi,
      functionName: 'isConsumer',
      args: [at('lottery.game')],
    }),
};
