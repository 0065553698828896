import type { Address } from '../shared/address';
import type { PairState } from '../shared/pair';
import type { PartlyRead } from '../shared/partly-read';
import type { FarmEmission } from './farm-rewards';

/** The number of the farm in which MONEY itself is staked, by hand and by the vault; the others are of pairs. */
export const moneyPid = 0;

/** One farm of the farm master; what could not be read is undefined. Amounts are in smallest units. */
export type FarmEntry = PartlyRead<{
  readonly lpAddress: Address;
  readonly allocPoint: bigint;
  readonly totalStaked: bigint;
}> & { readonly pid: number };

/** All farms of pairs at one moment, and what they share; what could not be read is undefined. */
export interface FarmList {
  readonly emission: PartlyRead<FarmEmission>;
  readonly farms: readonly FarmEntry[];
  /** Nothing can be staked before this time, in seconds since 1970. */
  readonly pausedUntil: number | undefined;
  /** How many there are was not read: there may be more. */
  readonly mayBeMore: boolean;
}

/** A pair whose LP is staked. */
export type FarmPair = PairState & { readonly totalSupply: bigint };

/** A farm with what is staked there; without a pair where that does not answer as one does. */
export type Farm = FarmEntry & { readonly pair: FarmPair | undefined };

/** What an account has in a farm, in smallest units; what could not be read is undefined. */
export type FarmStake = PartlyRead<{
  readonly staked: bigint;
  /** All it is paid when it acts in this block. */
  readonly earned: bigint;
}> & { readonly pid: number };

/** What an account could stake in a farm and what the farm owes it, in smallest units; what could not be read is undefined. */
export type FarmWallet = PartlyRead<{
  readonly allowance: bigint;
  readonly balance: bigint;
  /** The part of `FarmStake.earned` that could not be minted when it was due; no way out gives it up. */
  readonly owed: bigint;
}> & { readonly pid: number };

/** What of a farm and for it is an account's. */
export type FarmHolding = FarmStake & FarmWallet;

/** Both parts of an account by their farms; undefined until both are known. */
export function farmAccounts(
  stakes: readonly FarmStake[] | null | undefined,
  wallets: readonly FarmWallet[] | null | undefined,
): readonly FarmHolding[] | undefined {
  if (!stakes || !wallets) return undefined;
  const byPid = new Map(wallets.map((wallet) => [wallet.pid, wallet]));
  return stakes.flatMap((stake) => {
    const wallet = byPid.get(stake.pid);
    return wallet === undefined ? [] : [{ ...stake, ...wallet }];
  });
}

/** Whether a farm pays in block `block` or will: it has points, and the emission is not over. What was not read ends none. */
export function isFarmLive(
  { allocPoint }: Pick<Farm, 'allocPoint'>,
  { endBlock }: PartlyRead<Pick<FarmEmission, 'endBlock'>>,
  block: bigint,
): boolean {
  return allocPoint !== 0n && (endBlock === undefined || block < endBlock);
}
