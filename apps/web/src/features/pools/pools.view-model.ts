import type { PartlyReadPool, PoolHolding } from '@besc/domain/pools/pool';
import { poolPhase } from '@besc/domain/pools/pool-phase';
import type { MoneyFarm, MoneyFarmHolder, Vault, VaultHolder } from '@besc/domain/pools/vault';
import { vaultPosition } from '@besc/domain/pools/vault-position';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { type Fraction, fraction } from '@besc/domain/shared/fraction';
import type { PartlyRead } from '@besc/domain/shared/partly-read';
import { pauseEnd } from '@besc/domain/shared/pause-end';
import { sameCurrency } from '@besc/domain/shared/same-currency';
import type { ChainHead } from '@besc/domain/shared/time-left';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { unknownName, unknownSymbol } from '@besc/domain/tokens/token-texts';
import { vaultCompounding } from '@besc/domain/yields/compounding';
import { apyE18 } from '@besc/domain/yields/earned-per-unit';
import { rewardApr } from '@besc/domain/yields/reward-apr';
import { type UsdSum, usdSum } from '../../blocks/prices/usd-sum';
import type { PoolCurrency, PoolRow } from './pool-row';

/** Everything the rows are made of; undefined parts have not been read. */
export interface PoolFacts {
  readonly pools: readonly { readonly pool: PartlyReadPool; readonly holding: PartlyRead<PoolHolding> | undefined }[];
  readonly vault:
    | { readonly vault: PartlyRead<Vault>; readonly holder: PartlyRead<VaultHolder> | undefined }
    | undefined;
  readonly farm:
    | {
        readonly farm: PartlyRead<MoneyFarm> & Pick<MoneyFarm, 'isLive'>;
        readonly holder: PartlyRead<MoneyFarmHolder> | undefined;
      }
    | undefined;
  readonly addresses: { readonly vault: Address; readonly farms: Address };
  readonly money: Token;
  /** MONEY in the wallet. */
  readonly moneyBalance: bigint | undefined;
  /** By address; a token that is missing does not tell its decimals. */
  readonly tokens: ReadonlyMap<Address, Token>;
  /** What LP of the exchange's own pairs is called here, by address. */
  readonly pairNames: ReadonlyMap<Address, string>;
  /** By address, USD of one whole in 10^-18. */
  readonly prices: ReadonlyMap<Address, bigint>;
  readonly head: ChainHead;
}

/** The rows in the order in which they are hot: MONEY's own, then what pays now, what is to come, what is over; newest first. */
export function poolRows(facts: PoolFacts): PoolRow[] {
  const others = facts.pools.map((one, index) => registryRow(one, index, facts));
  return [vaultRow(facts), moneyRow(facts), ...others].toSorted(
    (one, other) => one.sortOrder - other.sortOrder || other.sousId - one.sousId,
  );
}

const sortOrders = { auto: 0, core: 1, live: 2, unknown: 3, upcoming: 4, finished: 5 } as const;

/** A row of MONEY's own before anything of it but its farm was read. It has no limit, no blocks of its own, and ends with the farm. */
function ownRow(category: 'auto' | 'core', { addresses, ...facts }: PoolFacts): PoolRow {
  const money = moneyCurrency(facts);
  const isFinished = facts.farm?.farm.isLive === false;
  const isAuto = category === 'auto';
  return {
    key: isAuto ? 'auto' : 'manual',
    sousId: 0,
    category,
    sortOrder: sortOrders[category],
    contract: isAuto ? addresses.vault : addresses.farms,
    isNative: false,
    hasHarvest: !isAuto,
    hasEmergencyWithdraw: !isAuto,
    isLoading: true,
    isUnread: false,
    staked: money,
    earning: money,
    phase: { kind: 'unknown' },
    isFinished,
    isOpen: !isFinished,
    pausedUntil: undefined,
    apr: undefined,
    rate: undefined,
    rewardPerBlock: undefined,
    totalStaked: undefined,
    totalUsd: undefined,
    limit: 0n,
    isLimitRead: true,
    holding: undefined,
    earnedUsd: undefined,
  };
}

function vaultRow(facts: PoolFacts): PoolRow {
  const { vault: read, farm, addresses, moneyBalance: balance, head } = facts;
  const row = ownRow('auto', facts);
  if (read === undefined) return row;
  const { vault: state, holder } = read;
  const money = row.staked;
  const totalStaked = position(state, state.totalShares, 0n)?.staked;
  const rewardPerBlock = state.isPulled ? 0n : state.isPulled === undefined ? undefined : farm?.farm.rewardPerBlock;
  const apr = aprOf({ rewardPerBlock, earning: money, totalStaked: farm?.farm.totalStaked, staked: money });
  const feeBps = vaultFeeBps(state);
  const apy = apr && feeBps !== undefined ? apyE18({ apr, compounding: vaultCompounding, feeBps }) : undefined;
  const held = holder && heldOf(state, holder);
  return {
    ...row,
    isLoading: false,
    isUnread: isPartly(state) || isPartly(farm?.farm) || isPartly(holder),
    // What enters is staked in the farm behind it at once, which takes nothing during its own pause; a pulled vault stakes nothing.
    pausedUntil: pauseEnd(
      Math.max(state.pausedUntil ?? 0, state.isPulled ? 0 : (farm?.farm.pausedUntil ?? 0)),
      head.seconds,
    ),
    apr,
    rate: apy === undefined ? undefined : fraction(apy, oneE18),
    rewardPerBlock,
    totalStaked,
    totalUsd: usd(totalStaked, money),
    holding: held && holder && { ...held, owed: 0n, isBlacklisted: false, balance, allowance: holder.allowance },
    earnedUsd: held && usd(held.earned, money),
    emission: farm?.farm.emission,
    vault: { state, holder, farms: addresses.farms },
  };
}

/**
 * What is kept back of each gain that is staked again: the performance fee, and the bounty, since each of the 5000
 * compoundings of a year is a harvest that pays it. Left out, the rate would be more than what is paid.
 */
export function vaultFeeBps({
  performanceFeeBps,
  callFeeBps,
}: PartlyRead<Pick<Vault, 'performanceFeeBps' | 'callFeeBps'>>): number | undefined {
  if (performanceFeeBps === undefined || callFeeBps === undefined) return undefined;
  return Number(performanceFeeBps + callFeeBps);
}

function moneyRow(facts: PoolFacts): PoolRow {
  const { farm: read, moneyBalance: balance, head } = facts;
  const row = ownRow('core', facts);
  if (read === undefined) return row;
  const { farm, holder } = read;
  const money = row.staked;
  const { rewardPerBlock, emission, totalStaked } = farm;
  const apr = aprOf({ rewardPerBlock, earning: money, totalStaked, staked: money });
  return {
    ...row,
    isLoading: false,
    isUnread: isPartly(farm) || isPartly(holder),
    pausedUntil: pauseEnd(farm.pausedUntil, head.seconds),
    apr,
    rate: apr,
    rewardPerBlock,
    emission,
    totalStaked,
    totalUsd: usd(totalStaked, money),
    holding: holder && { ...holder, isBlacklisted: false, balance },
    earnedUsd: holder && usd(holder.earned, money),
  };
}

function registryRow(one: PoolFacts['pools'][number], index: number, facts: PoolFacts): PoolRow {
  const { pool, holding } = one;
  const { head } = facts;
  const staked = currencyOf(pool.stakedToken, facts, pool.isNative);
  const earning = currencyOf(pool.rewardToken, facts);
  const { startBlock, endBlock } = pool;
  // Without a block to pay for it was ended before its start.
  const isFlaggedFinished = startBlock !== undefined && endBlock !== undefined && endBlock <= startBlock;
  const phase = poolPhase({ isFlaggedFinished, startBlock, endBlock }, head.block);
  const isFinished = phase.kind === 'finished';
  const { totalStaked, limit, isLimitRead } = pool;
  const rewardPerBlock = isFinished ? 0n : phase.kind === 'unknown' ? undefined : pool.rewardPerBlock;
  // Before its start it pays nothing, whatever is staked by then.
  const apr = phase.kind === 'upcoming' ? undefined : aprOf({ rewardPerBlock, earning, totalStaked, staked });
  return {
    key: pool.address,
    sousId: index + 1,
    category: 'community',
    contract: pool.address,
    isNative: pool.isNative,
    hasHarvest: true,
    hasEmergencyWithdraw: true,
    sortOrder: sortOrders[phase.kind],
    isLoading: false,
    isUnread: isPartly(pool) || (holding !== undefined && [holding.staked, holding.earned].includes(undefined)),
    staked,
    earning,
    phase,
    isFinished,
    isOpen: !isFinished && (endBlock === undefined || head.block + 1n < endBlock),
    pausedUntil: undefined,
    apr,
    rate: apr,
    rewardPerBlock,
    totalStaked,
    totalUsd: usd(totalStaked, staked),
    limit,
    isLimitRead,
    holding,
    earnedUsd: holding && usd(holding.earned, earning),
  };
}

function isPartly(read: object | undefined): boolean {
  return read !== undefined && Object.values(read).includes(undefined);
}

/** Nothing is nothing, whatever a share is worth; undefined where that or the shares are not known. */
function position({ pricePerShare }: PartlyRead<Vault>, shares: bigint | undefined, atLastAction: bigint) {
  if (shares === 0n) return { staked: 0n, earned: 0n };
  if (shares === undefined || pricePerShare === undefined) return undefined;
  return vaultPosition({ shares, pricePerShare, atLastAction });
}

function heldOf(vault: PartlyRead<Vault>, { shares, worthAtLastAction = 0n }: PartlyRead<VaultHolder>) {
  return position(vault, shares, worthAtLastAction) ?? { staked: undefined, earned: undefined };
}

function moneyCurrency({ money, prices }: Pick<PoolFacts, 'money' | 'prices'>): PoolCurrency {
  return { currency: money, isReadable: true, priceE18: prices.get(money.address) };
}

function currencyOf(address: Address | undefined, facts: PoolFacts, isNative = false): PoolCurrency {
  const { tokens, pairNames, prices, money } = facts;
  const { chainId } = money;
  const priceE18 = address && prices.get(address);
  if (isNative) return { currency: nativeCoin(chainId), isReadable: true, priceE18 };
  const token = address && tokens.get(address);
  if (token !== undefined) {
    const name = pairNames.get(token.address) ?? token.symbol;
    const currency = { ...token, symbol: name };
    return { currency, isReadable: true, priceE18, ...(name !== token.symbol && { ownSymbol: token.symbol }) };
  }
  const none = { chainId, decimals: 0, symbol: unknownSymbol, name: unknownName };
  return {
    currency: { kind: 'token', address: address ?? zeroAddress, ...none },
    isReadable: false,
    priceE18: undefined,
  };
}

function aprOf(options: {
  readonly rewardPerBlock: bigint | undefined;
  readonly earning: PoolCurrency;
  readonly totalStaked: bigint | undefined;
  readonly staked: PoolCurrency;
}): Fraction | undefined {
  const { rewardPerBlock, earning, totalStaked, staked } = options;
  if (rewardPerBlock === 0n) return fraction(0n);
  if (!earning.isReadable || !staked.isReadable) return undefined;
  // Of one token its price does not matter, and need not be known.
  const isSame = sameCurrency(earning.currency, staked.currency);
  const priced = (amount: bigint | undefined, { currency, priceE18 }: PoolCurrency) => ({
    amount,
    decimals: currency.decimals,
    priceE18: isSame ? oneE18 : priceE18,
  });
  return rewardApr({ rewardPerBlock: priced(rewardPerBlock, earning), staked: priced(totalStaked, staked) });
}

/** USD of an amount; undefined where it is not known or nothing prices it. Nothing is worth nothing, whatever the price. */
export function usd(
  amount: bigint | undefined,
  { currency, isReadable, priceE18 }: PoolCurrency,
): Fraction | undefined {
  if (!isReadable) return undefined;
  return amount === 0n ? fraction(0n) : usdValue(amount, { decimals: currency.decimals, priceE18 });
}

/** Everything an account has in these rows: its stakes, and what waits to be harvested; partly also where it could not be read. */
export function holdingSums(rows: readonly PoolRow[]): { readonly staked: UsdSum; readonly earned: UsdSum } {
  const held = rows.flatMap(({ holding, ...row }) => (holding ? [{ ...row, holding }] : []));
  return {
    staked: usdSum(
      held.filter(({ holding }) => holding.staked !== 0n).map(({ holding, staked }) => usd(holding.staked, staked)),
    ),
    // What the vault has earned is in its stake already, and nothing there waits to be harvested.
    earned: usdSum(
      held.filter(({ holding, hasHarvest }) => hasHarvest && holding.earned !== 0n).map(({ earnedUsd }) => earnedUsd),
    ),
  };
}

/** A fraction for sorting, where twelve true digits are enough. */
export function floatOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * oneE18) / denominator) / 1e18;
}
