import { type Farm, type FarmHolding, type FarmList, isFarmLive } from '@besc/domain/farms/farm';
import { type EmissionBlocks, isEmitting } from '@besc/domain/farms/farm-rewards';
import { type FarmValue, farmValue } from '@besc/domain/farms/farm-value';
import { multiplierText } from '@besc/domain/farms/multiplier';
import { liquidityPrice } from '@besc/domain/market/liquidity-price';
import type { PricingRules } from '@besc/domain/market/pricing-rules';
import { usdPriceE18 } from '@besc/domain/market/usd-price';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { mulE18, oneE18 } from '@besc/domain/shared/fixed-point';
import { add, type Fraction, fraction } from '@besc/domain/shared/fraction';
import type { PairState } from '@besc/domain/shared/pair';
import { type PairSides, pairSides } from '@besc/domain/shared/pair-sides';
import { pauseEnd } from '@besc/domain/shared/pause-end';
import type { ChainHead } from '@besc/domain/shared/time-left';
import type { Token } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { lpName, lpToken } from '@besc/domain/tokens/lp-name';
import { compoundingEvery } from '@besc/domain/yields/compounding';
import { apyE18 } from '@besc/domain/yields/earned-per-unit';
import { feeApr } from '@besc/domain/yields/fee-apr';
import { rewardApr, weightedReward } from '@besc/domain/yields/reward-apr';
import { pricedPairs } from '../../blocks/prices/usd-price';
import { type UsdSum, usdSum } from '../../blocks/prices/usd-sum';

/** Why a farm's value or yield cannot be told. */
export type FarmGap =
  /** The farm master did not tell all of it. */
  | 'unread'
  /** What is staked there does not answer as a pair does. */
  | 'no-pair'
  | 'no-liquidity'
  /** Nothing trusted prices its tokens, or MONEY. */
  | 'no-price'
  /** What prices them could not be read. */
  | 'unread-price'
  /** The whole reward goes to whoever comes first. */
  | 'no-stake';

/** One farm as every part of the screen shows it; what could not be read is undefined. */
export interface FarmRow {
  readonly farm: Farm;
  readonly key: string;
  /** Something of it, or of what the account has in it, could not be read. */
  readonly isUnread: boolean;
  /** `MONEY-WBESC LP`. */
  readonly lpSymbol: string;
  /** What is staked, as a token; its address means nothing where that of `farm` is not known. */
  readonly lpToken: Token;
  readonly token: Token | undefined;
  readonly quoteToken: Token | undefined;
  /** A token of it is not one of the deployment's own. */
  readonly isCommunity: boolean;
  readonly isLive: boolean;
  /** In seconds since 1970, where nothing can be staked now. */
  readonly pausedUntil: number | undefined;
  /** '2.5X'. */
  readonly multiplier: string | undefined;
  /** Part of all rewards: 0.5 is 50%. */
  readonly poolWeight: Fraction | undefined;
  /** Wei of MONEY a block. */
  readonly moneyPerBlock: bigint | undefined;
  /** The blocks for which any farm is paid. */
  readonly emission: EmissionBlocks | undefined;
  readonly value: PricedFarmValue | undefined;
  /** USD of a whole one, 10^-18. */
  readonly moneyPriceE18: bigint | undefined;
  readonly stakedUsd: Fraction | undefined;
  readonly apr: {
    readonly rewards: Fraction | undefined;
    /** Of the pair's traders; undefined while the index has not told. */
    readonly fees: Fraction | undefined;
    readonly total: Fraction | undefined;
  };
  /** Rewards staked again each day, as fixed point of 10^-18. */
  readonly apyE18: bigint | undefined;
  readonly gap: FarmGap | undefined;
  /** The account's part; undefined without an account or while it is not known. */
  readonly mine: FarmShare | undefined;
}

/** What a farm's stakes are, and what a whole LP token costs by the same rule as everywhere: both sides at their prices. */
export interface PricedFarmValue extends FarmValue {
  /** USD, 10^-18; undefined where nothing trusted prices a side. */
  readonly lpPriceE18: bigint | undefined;
}

/** What an account has in a farm. */
export interface FarmShare extends FarmHolding {
  readonly stakedUsd: Fraction | undefined;
  readonly earnedUsd: Fraction | undefined;
}

/** What the rows are made of. */
export interface FarmRowFacts extends Pick<FarmList, 'emission' | 'pausedUntil'> {
  readonly farms: readonly Farm[];
  /** The newest block. */
  readonly head: ChainHead;
  readonly chainId: number;
  readonly tokens: ReadonlyMap<Address, Token>;
  /** What prices the tokens of the farms. */
  readonly pricing: { readonly pairs: readonly PairState[]; readonly isUnread: boolean };
  readonly rules: PricingRules<Address>;
  readonly money: Address;
  /** Of the account; undefined without one. */
  readonly accounts: readonly FarmHolding[] | undefined;
  /** What was traded in seven days, by pair, USD times 10^18. */
  readonly volumes: ReadonlyMap<Address, bigint>;
}

/** All farms as they are shown, in the order of their numbers. */
export function farmRows(facts: FarmRowFacts): readonly FarmRow[] {
  const { farms, tokens, pricing, rules, accounts } = facts;
  const decimals = new Map([...tokens.values()].map((token) => [token.address, token.decimals]));
  const pairs = pricedPairs(pricing.pairs, decimals);
  const byAccount = new Map(accounts?.map((account) => [account.pid, account]));
  const priceOf = (token: Address) => usdPriceE18({ token, pairs, rules });
  const moneyPriceE18 = priceOf(facts.money);
  return farms.map((farm) => farmRow({ facts, farm, priceOf, moneyPriceE18, account: byAccount.get(farm.pid) }));
}

function farmRow(options: {
  readonly facts: FarmRowFacts;
  readonly farm: Farm;
  readonly priceOf: (token: Address) => bigint | undefined;
  readonly moneyPriceE18: bigint | undefined;
  readonly account: FarmHolding | undefined;
}): FarmRow {
  const { facts, farm, priceOf, moneyPriceE18, account } = options;
  const { emission, head, tokens, rules, chainId, volumes } = facts;
  const sides = farm.pair && pairSides(farm.pair, rules);
  const token = sides && tokens.get(sides.token);
  const quoteToken = sides && tokens.get(sides.quoteToken);
  const tokenPriceE18 = sides && priceOf(sides.token);
  const quotePriceE18 = sides && priceOf(sides.quoteToken);
  const value = lpValue({ farm, sides, token, quoteToken, tokenPriceE18, quotePriceE18 });
  const lp = { decimals: 18, priceE18: value?.lpPriceE18 };
  const money = { decimals: 18, priceE18: moneyPriceE18 };
  const isLive = isFarmLive(farm, emission, head.block);
  const { totalAllocPoint: allPoints, startBlock, endBlock } = emission;
  const blocks = startBlock === undefined || endBlock === undefined ? undefined : { startBlock, endBlock };
  const isPaid = isLive && (blocks === undefined ? undefined : isEmitting(blocks, head.block));
  const moneyPerBlock = isPaid ? rewardOf(farm, emission) : isPaid === undefined ? undefined : 0n;
  const rewards = rewardApr({
    rewardPerBlock: { amount: moneyPerBlock, ...money },
    staked: { amount: farm.totalStaked, ...lp },
  });
  const volume = farm.lpAddress && volumes.get(farm.lpAddress);
  const fees =
    volume === undefined || value?.lpPriceE18 === undefined
      ? undefined
      : feeApr(volume, mulE18(value.lpPriceE18, value.lpTotalSupply));
  const lpSymbol = token && quoteToken ? lpName(token, quoteToken) : `LP #${farm.pid}`;
  const gap = gapOf(farm, facts, { value, moneyPriceE18 });
  return {
    farm,
    lpSymbol,
    token,
    quoteToken,
    isLive,
    moneyPerBlock,
    emission: blocks,
    value,
    moneyPriceE18,
    key: `${farm.pid}`,
    isUnread: gap === 'unread' || (account !== undefined && [account.staked, account.earned].includes(undefined)),
    pausedUntil: pauseEnd(facts.pausedUntil, head.seconds),
    lpToken: lpToken(chainId, farm.lpAddress ?? zeroAddress, lpSymbol),
    isCommunity: ![sides?.token, sides?.quoteToken].every((one) => one && rules.whitelist.includes(one)),
    multiplier: farm.allocPoint === undefined ? undefined : multiplierText(farm.allocPoint),
    poolWeight:
      farm.allocPoint === undefined || allPoints === undefined
        ? undefined
        : fraction(allPoints === 0n ? 0n : farm.allocPoint, allPoints || 1n),
    stakedUsd: usdValue(farm.totalStaked, lp),
    apr: { rewards, fees, total: rewards && (fees ? add(rewards, fees) : rewards) },
    apyE18: rewards && apyE18({ apr: rewards, compounding: compoundingEvery(1) }),
    gap,
    mine: account && {
      ...account,
      stakedUsd: usdValue(account.staked, lp),
      earnedUsd: usdValue(account.earned, money),
    },
  };
}

function lpValue(options: {
  readonly farm: Farm;
  readonly sides: PairSides | undefined;
  readonly token: Token | undefined;
  readonly quoteToken: Token | undefined;
  readonly tokenPriceE18: bigint | undefined;
  readonly quotePriceE18: bigint | undefined;
}): PricedFarmValue | undefined {
  const { farm, sides, token, quoteToken, tokenPriceE18, quotePriceE18 } = options;
  if (sides === undefined || token === undefined || quoteToken === undefined) return undefined;
  const value = farmValue(farm, sides);
  if (value === undefined) return undefined;
  const { tokenAmountTotal, quoteAmountTotal, lpTotalSupply } = value;
  const figures = { reserve0: tokenAmountTotal, reserve1: quoteAmountTotal, totalSupply: lpTotalSupply };
  const one = { decimals: token.decimals, priceE18: tokenPriceE18 };
  const other = { decimals: quoteToken.decimals, priceE18: quotePriceE18 };
  return { ...value, lpPriceE18: liquidityPrice(figures, one, other) };
}

/** Wei of MONEY a block that is a farm's part of the emission. */
function rewardOf({ allocPoint }: Farm, { moneyPerBlock, totalAllocPoint }: FarmList['emission']): bigint | undefined {
  if (allocPoint === undefined || moneyPerBlock === undefined || totalAllocPoint === undefined) return undefined;
  return weightedReward(moneyPerBlock, allocPoint, totalAllocPoint);
}

function gapOf(
  farm: Farm,
  { emission, pricing }: FarmRowFacts,
  { value, moneyPriceE18 }: Partial<Pick<FarmRow, 'value' | 'moneyPriceE18'>>,
): FarmGap | undefined {
  const { lpAddress, allocPoint, totalStaked } = farm;
  if ([lpAddress, allocPoint, totalStaked, ...Object.values(emission)].includes(undefined)) return 'unread';
  if (farm.pair === undefined) return 'no-pair';
  const { totalSupply, reserve0, reserve1 } = farm.pair;
  if (totalSupply === 0n || reserve0 === 0n || reserve1 === 0n) return 'no-liquidity';
  if (value?.lpPriceE18 === undefined || moneyPriceE18 === undefined)
    return pricing.isUnread ? 'unread-price' : 'no-price';
  return farm.totalStaked === 0n ? 'no-stake' : undefined;
}

/** What an account has in all farms together. */
export interface FarmsSummary {
  /** USD; partly also where a stake could not be read. */
  readonly staked: UsdSum;
  /** Wei of MONEY. */
  readonly earned: bigint;
  readonly earnedUsd: Fraction | undefined;
  /** Farms in which something waits to be harvested. */
  readonly harvestable: readonly FarmRow[];
  /** What some stakes are, or what some have earned, could not be read, so that it is in no sum. */
  readonly isUnread: { readonly staked: boolean; readonly earned: boolean };
}

/**
 * Sums the account's parts; undefined while they are not known. `mayBeMore`: some farms may not be among the rows.
 * `arePricesUnread`: what the rows are worth may be another sum.
 */
export function farmsSummary(
  rows: readonly FarmRow[],
  { mayBeMore, arePricesUnread }: { readonly mayBeMore: boolean; readonly arePricesUnread: boolean },
): FarmsSummary | undefined {
  if (rows.some(({ mine }) => mine === undefined)) return undefined;
  const harvestable = rows.filter(({ mine }) => (mine?.earned ?? 0n) > 0n);
  const earned = harvestable.reduce((sum, { mine }) => sum + (mine?.earned ?? 0n), 0n);
  const staked = usdSum(rows.filter(({ mine }) => mine?.staked !== 0n).map(({ mine }) => mine?.stakedUsd));
  return {
    staked: { ...staked, isPartly: staked.isPartly || mayBeMore || arePricesUnread },
    earned,
    earnedUsd: usdValue(earned, { decimals: 18, priceE18: rows[0]?.moneyPriceE18 }),
    harvestable,
    isUnread: {
      staked: mayBeMore || rows.some(({ mine }) => mine?.staked === undefined),
      earned: mayBeMore || rows.some(({ mine }) => mine?.earned === undefined),
    },
  };
}

/** How more gets into a farm: from the LP that is in the wallet, or through liquidity that is added first. */
export function wayIn({ mine, token }: Pick<FarmRow, 'mine' | 'token'>): 'stake' | 'enter' {
  return mine?.balance === 0n && token !== undefined ? 'enter' : 'stake';
}

/** A fraction as fixed point of 10^-18, for sorting; undefined stays. */
export function e18Of(value: Fraction | undefined): bigint | undefined {
  return value && (value.numerator * oneE18) / value.denominator;
}
