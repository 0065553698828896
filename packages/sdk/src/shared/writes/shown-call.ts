import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';

/**
 * A figure as the screen drew it: an amount in smallest units, an address, a yes or no; `account` is the connected one,
 * `deadline` the chosen one from now. `words`: compared to the letter. `oneOf`: any one of these. A list or a struct is drawn
 * whole.
 */
export type ShownFigure =
  | bigint
  | boolean
  | Hex
  | 'account'
  | 'deadline'
  | { readonly words: string }
  | { readonly oneOf: readonly ShownFigure[] }
  | readonly ShownFigure[]
  | { readonly fields: ShownFigures };

/** Figures by the names of the ABI. */
export interface ShownFigures {
  readonly [name: string]: ShownFigure;
}

/** What the screen said of a call, for the guard to find in the bytes. What it does not name, the call must not have. */
export interface ShownCall {
  /** The contract that is called. */
  readonly address: Address;
  /** What the pressed button does, by the contract's name for it; several where any of them does just that. */
  readonly functionName: string | readonly string[];
  /** Native wei that leave with the call; none when left out. */
  readonly value?: bigint;
  /** Each argument by its name in the ABI. */
  readonly args: ShownFigures;
  /** Arguments that no screen can draw, by name: the parts of a signature. */
  readonly unshown?: readonly string[];
}

/** What the figures that are said in a word stand for at this moment. */
export interface ShownMeaning {
  readonly account: Address;
  /** Unix time. */
  readonly deadlineSeconds: bigint;
}
