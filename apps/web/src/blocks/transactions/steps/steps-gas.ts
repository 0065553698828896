import { stakeGas } from '@besc/sdk/shared/writes/write-gas';
import type { Step } from './action';

/** Most gas of steps together, approvals included; of one that is not known yet where there are none. */
export function stepsGas(steps: readonly Pick<Step, 'gas'>[]): bigint {
  return steps.reduce((sum, { gas = stakeGas }) => sum + gas, steps.length === 0 ? stakeGas : 0n);
}
