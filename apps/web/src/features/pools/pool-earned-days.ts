import { moneyPid } from '@besc/domain/farms/farm';
import { vaultGrowth } from '@besc/domain/pools/vault-growth';
import type { Address } from '@besc/domain/shared/address';
import { noStakeSums, tally } from '@besc/domain/shared/stake-sums';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { type FarmEarnings, fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import { fetchPoolEarnings, type PoolEarnings } from '@besc/wire/pools/fetch-pool-earnings';
import { fetchVaultEarnings, type VaultEarnings } from '@besc/wire/pools/fetch-vault-earnings';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { fetchDayPrices } from '@besc/wire/swap/fetch-day-prices';
import type { EarnedDay, EarnedToken } from '../../blocks/staking/earned-day';
import type { PoolCurrency, PoolRow } from './pool-row';

/** What the index knows of an account in pools, vault and MONEY's farm. */
export interface PoolEarningDays {
  readonly pools: readonly PoolEarnings[];
  readonly money: readonly FarmEarnings[];
  readonly vault: readonly VaultEarnings[];
  /** USD of one MONEY (10^-18) by day, from the vault's first day on. */
  readonly moneyPrices: ReadonlyMap<number, bigint>;
}

/** Throws FetchError. */
export async function fetchPoolEarningDays(
  request: IndexRequest & { readonly account: Address; readonly money: Address },
): Promise<PoolEarningDays> {
  const { money, ...owner } = request;
  const { account: _, ...index } = owner;
  const [pools, farms, vault] = await Promise.all([
    fetchPoolEarnings(owner),
    fetchFarmEarnings(owner),
    fetchVaultEarnings(owner),
  ]);
  const from = vault[0]?.time;
  const moneyPrices = from === undefined ? new Map() : await fetchDayPrices({ ...index, token: money, from });
  return { pools, vault, moneyPrices, money: farms.filter(({ farmId }) => Number(farmId) === moneyPid) };
}

/** The days as lines, oldest first; what grew in the vault since its last day; and how many days belong to no row. */
export function poolEarnedDays(options: {
  readonly read: PoolEarningDays;
  readonly rows: readonly PoolRow[];
  readonly titleOf: (row: PoolRow) => string;
  /** Unix seconds. */
  readonly now: number;
}): { readonly days: readonly EarnedDay[]; readonly running: EarnedDay | undefined; readonly missing: number } {
  const { read, rows, titleOf, now } = options;
  const rowOf = (isIt: (row: PoolRow) => boolean) =>
    rows.find((row) => isIt(row) && row.staked.isReadable && row.earning.isReadable);
  const lineOf = (row: PoolRow) => ({
    position: titleOf(row),
    id: row.contract,
    staked: tokenOf(row.staked),
    earned: tokenOf(row.earning),
  });
  const auto = rowOf(({ category }) => category === 'auto');
  const manual = rowOf(({ category }) => category === 'core');
  const days: EarnedDay[] = [];
  for (const { poolId, time, staked: _, ...sums } of read.pools) {
    const row = rowOf(({ category, contract }) => category === 'community' && contract === poolId);
    if (row) days.push({ time, sums, ...lineOf(row) });
  }
  for (const { time, farmId: _, staked: __, ...sums } of manual ? read.money : []) {
    if (manual) days.push({ time, sums, ...lineOf(manual) });
  }
  const growth = vaultGrowth(read.vault);
  for (const [index, { time, vaultId: _, shares: __, worth: ___, ...sums }] of read.vault.entries()) {
    if (auto === undefined) break;
    const price = { decimals: auto.earning.currency.decimals, priceE18: read.moneyPrices.get(time) };
    days.push({ time, sums, ...lineOf(auto), grown: tally(growth[index] ?? 0n, price) });
  }
  const all = read.pools.length + read.money.length + read.vault.length;
  return {
    days: days.toSorted((a, b) => a.time - b.time),
    running: auto && runningGrowth(auto, read.vault.at(-1), { ...lineOf(auto), time: now }),
    missing: all - days.length,
  };
}

/** A token that is earned, by its key, and the pools that pay in it. */
export function earnedIn(rows: readonly PoolRow[], key: string) {
  const paying = rows.filter(
    ({ staked, earning }) => staked.isReadable && earning.isReadable && tokenOf(earning).key === key,
  );
  const [first] = paying;
  if (first === undefined) throw new RangeError(`No pool pays ${key}`);
  const pools = paying.filter(({ category }) => category === 'community').map(({ contract }) => contract);
  return { token: tokenOf(first.earning), pools };
}

/** What the vault's shares are worth now beyond what they were after the account's last day, at the price of now. */
function runningGrowth(
  row: PoolRow,
  last: VaultEarnings | undefined,
  line: Omit<EarnedDay, 'sums' | 'grown'>,
): EarnedDay | undefined {
  const staked = row.holding?.staked;
  if (last === undefined || staked === undefined || row.vault?.holder?.shares !== last.shares) return undefined;
  const { currency, priceE18 } = row.earning;
  const grown = tally(staked - last.worth, { decimals: currency.decimals, priceE18 });
  return { ...line, sums: noStakeSums, grown };
}

function tokenOf({ currency }: PoolCurrency): EarnedToken {
  const symbol = displaySymbol(currency.symbol);
  return { key: currency.kind === 'token' ? currency.address : symbol, symbol, decimals: currency.decimals };
}
