import { mulDivDown } from '@besc/domain/shared/math';

/** The vault and what its bounty is measured with; amounts in wei. */
export interface VaultReading {
  readonly isPulled: boolean;
  /** The vault, or the farm that it stakes in. */
  readonly isPaused: boolean;
  /** What a harvest collects for all. */
  readonly pending: bigint;
  /** The part of it that the caller gets, in MONEY, after what is on its way to the chain already. */
  readonly bounty: bigint;
  /** MONEY and wrapped coins in their pair; undefined without a pair. */
  readonly reserves: { readonly money: bigint; readonly wbesc: bigint } | undefined;
}

/** Why the vault is left alone for now. */
export type WaitReason = 'pulled' | 'paused' | 'nothing-earned' | 'no-price' | 'bounty-below-gas';

/** What is decided, with the bounty's worth in the coin that gas is paid in. */
export interface CompoundPlan {
  /** Undefined when it is to be compounded. */
  readonly waiting: WaitReason | undefined;
  readonly bountyWorth: bigint | undefined;
}

const basis = 10_000n;

/**
 * Whether the bounty pays for `coverBps` of the gas (wei of the coin). The price is that of the moment in the pair of MONEY and the wrapped coin:
 * who bends it can make the keeper pay for one call an interval, or wait, and nothing else.
 */
export function compoundPlan(
  { isPulled, isPaused, pending, bounty, reserves }: VaultReading,
  { gasCost, coverBps }: { readonly gasCost: bigint; readonly coverBps: bigint },
): CompoundPlan {
  const isPriced = reserves !== undefined && reserves.money > 0n && reserves.wbesc > 0n;
  const bountyWorth = isPriced ? mulDivDown(bounty, reserves.wbesc, reserves.money) : undefined;
  const waiting = (): WaitReason | undefined => {
    if (isPulled) return 'pulled';
    if (isPaused) return 'paused';
    if (pending === 0n || bounty === 0n) return 'nothing-earned';
    if (coverBps === 0n) return undefined;
    if (bountyWorth === undefined) return 'no-price';
    return bountyWorth * basis < gasCost * coverBps ? 'bounty-below-gas' : undefined;
  };
  return { waiting: waiting(), bountyWorth };
}
