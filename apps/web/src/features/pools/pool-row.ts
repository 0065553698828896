import type { EmissionBlocks } from '@besc/domain/farms/farm-rewards';
import type { PoolPhase } from '@besc/domain/pools/pool-phase';
import type { Vault, VaultHolder } from '@besc/domain/pools/vault';
import type { Address } from '@besc/domain/shared/address';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { PartlyRead } from '@besc/domain/shared/partly-read';
import type { Currency } from '@besc/domain/shared/token';

/** A token of a pool with the USD price of one whole, 10^-18; undefined where nothing trusted prices it. */
export interface PoolCurrency {
  readonly currency: Currency;
  /** False for a token that does not tell its decimals: no amount of it can be shown. */
  readonly isReadable: boolean;
  readonly priceE18: bigint | undefined;
  /** What the token calls itself, where it is called otherwise here: LP by its pair. */
  readonly ownSymbol?: string;
}

/** What the connected account has in a pool, in smallest units; undefined parts could not be read. */
export interface RowHolding {
  readonly staked: bigint | undefined;
  /** Of the vault: what the shares have grown since the account's last action. */
  readonly earned: bigint | undefined;
  readonly owed: bigint | undefined;
  readonly isBlacklisted: boolean | undefined;
  readonly balance: bigint | undefined;
  readonly allowance: bigint | undefined;
}

/** The vault behind the row that is one; what could not be read is undefined. */
export interface RowVault {
  readonly state: PartlyRead<Vault>;
  readonly holder: PartlyRead<VaultHolder> | undefined;
  /** Where its stake earns. */
  readonly farms: Address;
}

/** The vault, MONEY staked by hand in the farm behind it, and the pools of the registry, those of the chain's coin among them. */
export type PoolCategory = 'auto' | 'core' | 'community';

/** One pool as table and cards show it: a line of the registry, the vault, or MONEY staked by hand. */
export interface PoolRow {
  /** Names it in the address of the page. */
  readonly key: string;
  /** 0 is MONEY's own: the vault and the farm behind it; others count from 1 in the registry's order. */
  readonly sousId: number;
  readonly category: PoolCategory;
  /** What it earns is paid out by a harvest of its own; what the vault earns is staked again. */
  readonly hasHarvest: boolean;
  /** A stake can be taken out without what it has earned, where that cannot be paid. */
  readonly hasEmergencyWithdraw: boolean;
  /** The place among the hot ones, the lowest first; of the same place the newest first. */
  readonly sortOrder: number;
  /** Nothing of it has been read yet, which vault and MONEY's farm are apart from the registry: its figures are undefined. */
  readonly isLoading: boolean;
  /** Something of it, or of what the account has in it, could not be read. */
  readonly isUnread: boolean;
  readonly contract: Address;
  /** The chain's coin is staked; it needs no approval and goes along with the call. */
  readonly isNative: boolean;
  readonly staked: PoolCurrency;
  readonly earning: PoolCurrency;
  readonly phase: PoolPhase;
  readonly isFinished: boolean;
  /** The next block still takes stakes. */
  readonly isOpen: boolean;
  /** In seconds since 1970, where something is paused now; of the vault also what its farm is. */
  readonly pausedUntil: number | undefined;
  /** Yearly rewards over what is staked, without compounding: 0.5 is 50%. Undefined where it cannot be known. */
  readonly apr: Fraction | undefined;
  /** What is shown: the vault's rate is compounded and net of its fees. */
  readonly rate: Fraction | undefined;
  readonly rewardPerBlock: bigint | undefined;
  /** Of MONEY's own, once they were read: the blocks for which the farm behind them is paid. */
  readonly emission?: EmissionBlocks | undefined;
  readonly totalStaked: bigint | undefined;
  readonly totalUsd: Fraction | undefined;
  /** Most that one account may stake; 0n is none. */
  readonly limit: bigint;
  /** False when the pool did not tell its limit, which is 0n then. */
  readonly isLimitRead: boolean;
  /** Undefined without an account, and while it is loading. */
  readonly holding: RowHolding | undefined;
  readonly earnedUsd: Fraction | undefined;
  readonly vault?: RowVault;
}
