import type { GasTarget } from './gas-targets';
import type { MeasuredChain } from './measured-chain';

/** The operations of a game, and how they are measured: each where everything that it touches has been used before. */
export interface GameGas {
  /** In the order of the table. */
  readonly targets: Readonly<Record<string, GasTarget>>;
  measure(measured: MeasuredChain): Promise<Readonly<Record<string, bigint>>>;
}
