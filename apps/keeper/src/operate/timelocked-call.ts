import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { executeCall, scheduleCall } from '@besc/sdk/governance/timelock-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { KeeperChain } from '../shared/keeper-chain';

/** A call in the bytes that a chain takes. */
export interface RawCall {
  readonly to: Address;
  readonly data: Hex;
}

/** What is next with a change through the timelock, by the id of its operation; `from` in unix seconds. */
export type TimelockedStep = { readonly id: Hex } & (
  | { readonly kind: 'schedule'; readonly call: ContractCall; readonly delaySeconds: number }
  | { readonly kind: 'wait'; readonly from: number }
  | { readonly kind: 'execute'; readonly call: ContractCall }
);

/** The timelock does the same calls under one name once; a change that comes again needs another. */
const mostRepetitions = 1_000;
const [unscheduled, done] = [0n, 1n];

/**
 * Where a change stands: the first of its repetitions that was not executed is scheduled, waits, or can be executed. Each run,
 * anywhere and any number of times, finds the same.
 */
export async function timelockedStep(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  change: { readonly name: string; readonly calls: readonly RawCall[]; readonly delaySeconds?: number | undefined },
): Promise<TimelockedStep> {
  const address = addressOf(deployment, 'governance', 'timelock');
  const timelock = { address, abi } as const;
  const least = Number(await client.readContract({ ...timelock, functionName: 'getMinDelay' }));
  const delaySeconds = Math.max(least, change.delaySeconds ?? 0);
  for (let repetition = 0; repetition < mostRepetitions; repetition += 1) {
    const name = `operate: ${change.name} (${repetition})`;
    const { id, terms } = timelockOperation({ address, delaySeconds }, name, change.calls);
    const time = await client.readContract({ ...timelock, functionName: 'getTimestamp', args: [id] });
    if (time === done) continue;
    if (time === unscheduled) {
      return { id, kind: 'schedule', call: scheduleCall(address, terms, delaySeconds), delaySeconds };
    }
    const { timestamp } = await client.getBlock();
    if (time > timestamp) return { id, kind: 'wait', from: Number(time) };
    return { id, kind: 'execute', call: executeCall(address, terms) };
  }
  throw new RangeError(`${change.name} was made ${mostRepetitions} times`);
}
