import { type IndexId, zeroId } from '../shared/index-id';

/** What was minted and burned of a pair's LP since its last Mint or Burn event of this transaction, in wei; null is nothing. */
export interface LiquidityStep {
  readonly mintTo: IndexId | null;
  readonly minted: bigint | null;
  /** The protocol's share on the way. */
  readonly feeTo: IndexId | null;
  readonly feeMinted: bigint | null;
  readonly burned: bigint | null;
}

/** A pair's LP: its supply, and what the next Mint or Burn event will explain. */
export interface PairLiquidity {
  readonly totalSupply: bigint;
  readonly step: LiquidityStep;
}

export const noLiquidityStep: LiquidityStep = {
  mintTo: null,
  minted: null,
  feeTo: null,
  feeMinted: null,
  burned: null,
};

/** A transfer of a pair's LP, with the pair whose LP it is. */
export interface LiquidityTransfer {
  readonly pair: IndexId;
  readonly from: IndexId;
  readonly to: IndexId;
  readonly value: bigint;
}

/**
 * The LP after a transfer of it from or to zero. Minting changes the supply at once, burning when the Burn event confirms it. The
 * pair alone burns: it tells what it burns as its own transfer to zero, and moves its LP in no other way. Anybody else who sends LP
 * to zero destroys nothing, also between the burn and its event, when a token of the pair may call whom it likes. In a mint the
 * protocol's share comes first and the provider's last, in a burn it is minted before the burn, so what was minted earlier is the
 * protocol's. The first units ever are locked by minting them to zero: neither a provider's nor the protocol's; later anybody may
 * mint to zero on purpose, an ordinary mint. Anybody may also have nothing move, from zero or the pair too (`transferFrom`): that
 * means nothing.
 */
export function liquidityAfterTransfer(
  { totalSupply, step }: PairLiquidity,
  { pair, from, to, value }: LiquidityTransfer,
): PairLiquidity {
  if (value === 0n) return { totalSupply, step };
  const { mintTo, minted } = step;
  if (from !== zeroId) {
    if (from !== pair) return { totalSupply, step };
    const fee = { feeTo: mintTo ?? step.feeTo, feeMinted: minted ?? step.feeMinted };
    return { totalSupply, step: { mintTo: null, minted: null, ...fee, burned: value } };
  }
  const after = totalSupply + value;
  if (to === zeroId && totalSupply === 0n) return { totalSupply: after, step };
  return { totalSupply: after, step: { ...step, mintTo: to, minted: value, feeTo: mintTo, feeMinted: minted } };
}
