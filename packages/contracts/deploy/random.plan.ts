import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, getAbiItem, type PublicClient, parseEther } from 'viem';
import * as z from 'zod/mini';
import { commitRandomAbi } from '../generated/abi/commit-random';
import { commitRandomBytecode } from '../generated/bytecode/commit-random';
import { amountBetween } from './amount-between';
import { fromAllBlocks } from './from-all-blocks';
import { ownerOf } from './owner';
import { type CallPlan, type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the random numbers. */
const settings = z.strictObject({
  /** MONEY that stands behind each secret and is lost with one that is not revealed. */
  bond: amountBetween(1n, 2n ** 96n - 1n),
});

/** MONEY, on a local chain. */
export const localBond = '5000';

const randomOf = ({ plan }: PlanInput) => slugSettings(plan, 'random', settings);

/** The source of random words, where the plan wants one; its owner lets those ask it whose plans say that they do. */
export const randomPlan = slugPlan({
  slug: 'random',
  names: ['source'],
  settings,
  localSettings: { bond: localBond },
  limits: { TARGET_DELAY: 3n, REVEAL_TIME: 7200n, REVEAL_BLOCKS: 256n },
  contracts: (input) => {
    const random = randomOf(input);
    if (random === undefined) return {};
    const { plan } = input;
    return {
      source: {
        abi: commitRandomAbi,
        bytecode: commitRandomBytecode,
        args: (at) => [ownerOf(at), plan.roles.operator, at('tokens.money'), parseEther(random.bond)],
      },
    };
  },
  accepts: (input) => (randomOf(input) === undefined ? [] : input.wordAskers().map(consumerCall)),
  audit: async (client, at, input) => {
    if (randomOf(input) === undefined) return [];
    const consumers = await consumersOf(client, at('random.source'));
    const planned = input.wordAskers().map((id) => ({ id, address: at(id) }));
    const missing = planned.find(({ address }) => !consumers.includes(address));
    const isOpen = missing !== undefined && consumers.every((one) => planned.some(({ address }) => address === one));
    return [
      {
        name: 'consumers of random.source',
        actual: consumers.join(', ') || 'none',
        expected:
          planned
            .map(({ address }) => address)
            .sort(addressOrder)
            .join(', ') || 'none',
        ...(isOpen ? { until: consumerCall(missing.id).name } : {}),
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
  const may = await Promise.all(named.map((account) => isConsumer(client, address, account)));
  return named.filter((_, index) => may[index]);
}

/** Lets a contract ask for random words. */
const consumerCall = (id: string): CallPlan => ({
  name: `consumer ${id}`,
  to: 'random.source',
  data: (at) => encodeFunctionData({ abi: commitRandomAbi, functionName: 'setConsumer', args: [at(id), true] }),
  isDone: (client, at) => isConsumer(client, at('random.source'), at(id)),
});

function isConsumer(client: PublicClient, address: Address, account: Address): Promise<boolean> {
  return client.readContract({ address, abi: commitRandomAbi, functionName: 'isConsumer', args: [account] });
}
