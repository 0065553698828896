import { expect, test } from 'vitest';
import { writeLines } from './write-lines';

const files: Readonly<Record<string, string>> = {
  'farms.actions.ts': `
import { harvestCall, stakeCall } from '@besc/sdk/farms/farm-calls';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';

const refusals = { Ended: 'it has ended' };

/** No line of the write. */
export function stakeStep(amount: bigint): Step {
  // Nor is this.
  return {
    calls: () => [stakeCall(amount)],

    refusals,
  };
}

export function harvestAction(): Action {
  return actionOf(harvested());
}

function harvested() {
  return { calls: () => [harvestCall()], refusals };
}

export function summary(): Message {
  return { text: 'Harvest' };
}
`,
  'packages/sdk/src/farms/farm-calls.ts': `
const gas = 1n;
export function stakeCall(amount: bigint): ContractCall {
  require(amount);
  return { amount, gas };
}
function require(amount: bigint) {
  if (amount <= 0n) throw new RangeError();
}
export const harvestCall = () => ({ gas });
`,
};

test('a write is its step or action, its call, and what serves it alone', () => {
  expect(writeLines('farms.actions.ts', (path) => files[path] ?? '')).toEqual([
    { name: 'stakeStep', lines: 6 + 4 + 3 },
    { name: 'harvestAction', lines: 3 + 3 + 1 },
  ]);
});
