import type { Address } from '@besc/domain/shared/address';

/** A figure as the screen drew it: an amount in smallest units, an address, the connected account; or any one of these. */
export type ShownFigure = bigint | Address | 'account' | readonly (bigint | Address)[];

/**
 * What the screen said of a call, for the guard to find in the bytes. `args` names the place: an argument by its name in
 * the ABI, or an entry of a list or a field of a struct after a dot (`path.0`, `path.-1` for the last).
 */
export interface ShownCall {
  /** The contract that is called. */
  readonly address: Address;
  /** Native wei that leave with the call; none when left out. */
  readonly value?: bigint;
  readonly args: Readonly<Record<string, ShownFigure>>;
}
