import type { Address } from '@besc/domain/shared/address';
import { blockSeconds } from '@besc/domain/shared/constants';
import { encodeFunctionData, type PublicClient, parseEther } from 'viem';
import * as z from 'zod/mini';
import { farmMasterAbi } from '../generated/abi/farm-master';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { farmMasterBytecode } from '../generated/bytecode/farm-master';
import { DeployError } from './deploy-error';
import { eligibilityPlan } from './eligibility-plan';
import { minterRole } from './minter-role';
import { ownerOf } from './owner';
import { plannedPair } from './planned-pairs';
import { type AddressById, type CallPlan, type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** Part of each block's MONEY, of the points of all farms; a hundred are shown as "1X". */
const pointsSchema = z.int('must be a whole number').check(z.minimum(0), z.maximum(1_000_000));

/** What an operator decides of the farms. */
const settings = z.strictObject({
  /** First block that is paid for, after the owner has made the farms MONEY's minter; 0 for the block of the deployment. */
  startBlock: z.int('must be a block number').check(z.minimum(0)),
  /** Points of farm 0, in which MONEY is staked. */
  moneyPoints: pointsSchema,
  /** Farms 1 and on, each for the LP of a pair of the plan, in the words of `pairs`. */
  farms: z
    .array(z.strictObject({ pair: z.tuple([z.string(), z.string()]), points: pointsSchema }))
    .check(z.maxLength(499)),
});
const farmsOf = ({ plan }: PlanInput) => slugSettings(plan, 'farms', settings);

/** Of 0.009 MONEY a block 0.0016 go to farm 0. */
const localSettings: z.output<typeof settings> = {
  startBlock: 0,
  moneyPoints: 1600,
  farms: [
    { pair: ['wrapped', 'stable'], points: 2000 },
    { pair: ['money', 'wrapped'], points: 3000 },
    { pair: ['money', 'stable'], points: 2400 },
  ],
};

/** The farm master with its first farms, where the plan wants one; the owner makes it the minter of MONEY. */
export const farmsPlan = slugPlan({
  slug: 'farms',
  names: ['master', 'stakers'],
  earns: { 'first-farm-stake': 'stakers' },
  settings,
  localSettings,
  contracts: (input) => {
    const farms = farmsOf(input);
    if (farms === undefined) return {};
    const { guardian } = input.plan.roles;
    return {
      master: {
        abi: farmMasterAbi,
        bytecode: farmMasterBytecode,
        args: (at) => [
          at('tokens.money'),
          BigInt(farms.startBlock),
          ownerOf(at),
          guardian,
          stakedTokens(input, at),
          [farms.moneyPoints, ...farms.farms.map(({ points }) => points)].map(BigInt),
        ],
        // Only what has code can be staked.
        after: (at) =>
          stakedTokens(input, at)
            .slice(1)
            .map((pair) => `swap.pair ${pair}`),
      },
      // The stake in a farm, whose number is the proof.
      stakers: eligibilityPlan({
        of: 'farms.master',
        abi: farmMasterAbi,
        functionName: 'userInfo',
        takesProof: true,
      }),
    };
  },
  accepts: (input) => minterCalls(input),
  minter: { contract: 'master', allowedBy: 'minter' },
  limits: { MAX_MONEY_PER_BLOCK: parseEther('0.009'), EMISSION_BLOCKS: 105_120_000n, MAX_POOLS: 500n },
  bounded: { moneyPerBlock: 'MAX_MONEY_PER_BLOCK', poolLength: 'MAX_POOLS' },
  check: async (client, at, input) => {
    const farms = farmsOf(input);
    if (farms === undefined || (await client.getCode({ address: at('farms.master') })) !== undefined) return;
    const { delaySeconds } = input.plan.timelock;
    const next = Number(await client.getBlockNumber()) + 1;
    const earliest = next + Math.floor(delaySeconds / blockSeconds);
    if (Math.max(farms.startBlock, next) >= earliest) return;
    throw new DeployError(
      'PLAN',
      `settings.farms.startBlock ${farms.startBlock} is paid for before the timelock can have made the farms MONEY's minter, which would shut the vault and leave rewards owed: name a block some hours after ${earliest} (the next is ${next}, the delay ${delaySeconds} seconds, a block ${blockSeconds})`,
    );
  },
  verify: async (client, at, input) => {
    if (farmsOf(input) === undefined) return;
    for (const [role, account] of Object.entries(input.plan.roles)) {
      if (!(await isMinter(client, at, account))) continue;
      throw new DeployError('MINTER', `the ${role} ${account} can mint MONEY, which is for the farm master alone`);
    }
  },
});

/** Makes the farm master the minter of MONEY, which only the owner of MONEY can. */
function minterCalls(input: PlanInput): CallPlan[] {
  if (farmsOf(input) === undefined) return [];
  const grant = (at: AddressById) =>
    ({ abi: moneyTokenAbi, functionName: 'grantRole', args: [minterRole, at('farms.master')] }) as const;
  return [
    {
      name: 'minter',
      to: 'tokens.money',
      data: (at) => encodeFunctionData(grant(at)),
      isDone: (client, at) => isMinter(client, at, at('farms.master')),
    },
  ];
}

/** What is staked in each farm, by its number. Throws a `DeployError` for a pair that has two, or is none of the plan. */
function stakedTokens(input: PlanInput, at: AddressById): Address[] {
  const farms = farmsOf(input)?.farms ?? [];
  const pairs = farms.map(({ pair }) => plannedPair(input, at, pair).address);
  const twice = farms.find((_, index) => pairs.indexOf(pairs[index] as Address) !== index);
  if (twice) throw new DeployError('PLAN', `settings.farms has two farms for ${twice.pair.join(', ')}`);
  return [at('tokens.money'), ...pairs];
}

function isMinter(client: PublicClient, at: AddressById, account: Address): Promise<boolean> {
  const call = { address: at('tokens.money'), abi: moneyTokenAbi, functionName: 'hasRole' } as const;
  return client.readContract({ ...call, args: [minterRole, account] });
}
