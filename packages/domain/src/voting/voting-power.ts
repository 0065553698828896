import { mulDivDown } from '../shared/math';

/** Voting power of an account at a block, by where its MONEY is; in the smallest unit. */
export interface PowerParts {
  readonly wallet: bigint;
  readonly vault: bigint;
  /** Staked in farm 0. */
  readonly farm: bigint;
  /** Staked in pools of MONEY. */
  readonly pools: bigint;
  /** MONEY's part of LP held or staked. */
  readonly liquidity: bigint;
}

/** The parts that are shown, in their order. */
export const powerSources = ['wallet', 'vault', 'farm', 'pools', 'liquidity'] as const satisfies (keyof PowerParts)[];

/** No MONEY anywhere. */
export const noPower: PowerParts = { wallet: 0n, vault: 0n, farm: 0n, pools: 0n, liquidity: 0n };

/** All parts together. */
export function totalPower(parts: PowerParts): bigint {
  return powerSources.reduce((sum, source) => sum + parts[source], 0n);
}

/** MONEY of shares of the vault by its price for a whole share. */
export function sharesWorth(shares: bigint, pricePerFullShare: bigint): bigint {
  return mulDivDown(shares, pricePerFullShare, 10n ** 18n);
}

/** MONEY's part of LP, by the pair's reserve and supply at the block; 0 of a pair without supply. */
export function liquidityWorth(
  liquidity: bigint,
  pair: { readonly moneyReserve: bigint; readonly supply: bigint },
): bigint {
  return pair.supply === 0n ? 0n : mulDivDown(liquidity, pair.moneyReserve, pair.supply);
}
