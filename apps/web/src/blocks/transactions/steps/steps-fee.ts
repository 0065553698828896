import type { Step } from './action';
import { stepsGas } from './steps-gas';

/** What steps take of the coin together: most gas, and what they send. */
export function stepsFee(steps: readonly Pick<Step, 'gas' | 'drawn'>[]): {
  readonly gas: bigint;
  readonly value: bigint;
} {
  return { gas: stepsGas(steps), value: steps.reduce((sum, { drawn }) => sum + (drawn[0]?.value ?? 0n), 0n) };
}
