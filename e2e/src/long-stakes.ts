import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { makePool } from '@besc/localnet/pools/make-pool';
import type { TestStack } from '@besc/localnet/start-stack';
import { deployToken } from './deploy-token';
import { addFarm } from './farms/add-farm';
import { FarmChain } from './farms/farm-chain';
import { makeLongTokens } from './long-tokens';

/** Farms and pools of tokens with long symbols, with stakes of the last development account in each. */
export interface LongStakes {
  /** The farm of 27 letters, with a stake. */
  readonly farm: bigint;
  /** The farm of 20 letters: the account has its LP and no stake. */
  readonly open: bigint;
  /** 27 letters staked for 20 letters, with a limit. */
  readonly long: Address;
  /** 2^96 staked; one whole is one unit. */
  readonly huge: Address;
  /** One smallest unit staked. */
  readonly tiny: Address;
}

const whole = 10n ** 18n;

/** Puts them on the stack's chain. */
export async function makeLongStakes(stack: TestStack): Promise<LongStakes> {
  const { pairs, ...tokens } = await makeLongTokens(stack);
  const owner = stack.chain.accounts.at(-1)?.address;
  if (owner === undefined) throw new Error('There is no development account');
  const chain = new FarmChain(stack, owner);
  const farm = await addFarm(stack, pairs.longer);
  const open = await addFarm(stack, pairs.whole);
  await chain.stake(farm, pairs.longer, (await chain.balance(pairs.longer)) / 3n);

  const place = { chain: stack.chain, contracts: stack.deployment, funder: owner };
  const enter = async (pool: Address, token: Address, amount: bigint) => {
    await chain.approve(token, pool);
    await chain.write({ address: pool, abi: stakingPoolAbi, functionName: 'deposit', args: [amount] });
  };
  const pays = { reward: tokens.whole, perBlock: 1_234_567_890_123_456_789n, blocks: 20_000n };
  const long = await makePool(place, { ...pays, staked: tokens.longer, limit: 200_000n * whole });
  await enter(long, tokens.longer, 123_456_789_012_345_678_901_234n);
  const units = { name: 'Counted in units', symbol: 'UNITUNITUNIT', decimals: 0, supply: 2n ** 97n };
  const unit = await deployToken(stack, units);
  const huge = await makePool(place, { ...pays, staked: unit, perBlock: whole });
  await enter(huge, unit, 2n ** 96n);
  const tiny = await makePool(place, { ...pays, staked: tokens.longer, perBlock: 1n });
  await enter(tiny, tokens.longer, 1n);

  const money = chain.token('MONEY');
  const vault = addressOf(stack.deployment, 'pools', 'vault');
  await chain.approve(money, vault);
  const amount = 12_345_678_901_234_567_890n;
  await chain.write({ address: vault, abi: moneyVaultAbi, functionName: 'deposit', args: [amount] });
  await chain.stake(0n, money, 7n * whole);
  await stack.chain.mine(10);
  return { farm, open, long, huge, tiny };
}
