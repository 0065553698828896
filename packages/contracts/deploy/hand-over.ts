import type { LocalAccount, PublicClient } from 'viem';
import { timelockControllerAbi } from '../generated/abi/timelock-controller';
import { DeployError } from './deploy-error';
import type { Journal } from './journal';
import type { LaidStep, Layout } from './layout';
import { type DeployProgress, runSteps } from './run-steps';
import type { Step } from './step';
import { type TimelockOperation, timelockOperation } from './timelock-operation';

/** A call by which the owner takes over, and the operation that makes it. */
export interface OpenOperation {
  readonly accept: LaidStep;
  readonly operation: TimelockOperation;
}

/** How far the owner's taking over is. */
export interface HandOver {
  /** Calls that were made, by their ids. */
  readonly done: readonly string[];
  /** Calls that are scheduled, and from when they can be made. */
  readonly waiting: readonly { readonly id: string; readonly until: Date }[];
}

interface HandOverOptions {
  readonly client: PublicClient;
  readonly layout: Layout;
  /** Proposes, which only the owner of the plan can, and executes, which anybody can. */
  readonly owner: LocalAccount;
  readonly gasPrice: bigint;
  readonly confirmations: number;
  readonly journal: Journal;
  /** Brings a local chain to a time in seconds. */
  readonly passUntil?: (time: bigint) => Promise<void>;
  readonly onStep?: (progress: DeployProgress) => void | Promise<void>;
}

const scheduleGas = 250_000n;
const executeGas = 400_000n;

/** How long the timelock lets a call wait, seconds; its owner may have changed what the plan had. */
export async function timelockDelay(client: PublicClient, { timelock }: Layout): Promise<number> {
  const call = { address: timelock, abi: timelockControllerAbi, functionName: 'getMinDelay' } as const;
  return Number(await client.readContract(call));
}

/** The owner's calls that the timelock has neither made nor need make, in the layout's order. */
export async function openOperations(client: PublicClient, layout: Layout): Promise<OpenOperation[]> {
  const timelock = { address: layout.timelock, delaySeconds: await timelockDelay(client, layout) };
  const operations = layout.accepts.map((accept) => ({
    accept,
    operation: timelockOperation(timelock, accept.id, [accept]),
  }));
  const taken = await Promise.all(operations.map((operation) => isTaken(client, layout, operation)));
  return operations.filter((_, index) => !taken[index]);
}

/**
 * Lets the timelock take over what the deployment offered: each call is scheduled, and executed once its time has come. What
 * must wait is told; the same command later goes on from there, as after a kill anywhere. A call that the owner cancelled
 * is scheduled again. Rejects with a `DeployError` when the chain refuses.
 */
export async function handOver(options: HandOverOptions): Promise<HandOver> {
  const { client, layout, owner: account, journal, passUntil } = options;
  const { gasPrice, confirmations, onStep } = options;
  const open = await openOperations(client, layout);
  const run = { client, account, gasPrice, confirmations, journal, ...(onStep ? { onStep } : {}) };
  const schedules = open.map(
    ({ accept, operation }): Step => ({
      id: `${accept.id} schedule`,
      needs: [],
      ...operation.schedule,
      gasLimit: scheduleGas,
      isDone: async () => (await timeOf(client, layout, operation)) !== 0n,
    }),
  );
  await forgetUndone(schedules, journal);
  await runSteps(schedules, run);

  const times = await Promise.all(open.map(({ operation }) => timeOf(client, layout, operation)));
  const last = times.reduce(latest, 0n);
  if (last > 1n) await passUntil?.(last);
  const { timestamp } = await client.getBlock();
  /** When each can be made: not before its own time, nor before what it needs. */
  const readyAt = new Map<string, bigint>();
  const executes: Step[] = [];
  for (const [index, { accept, operation }] of open.entries()) {
    const needs = accept.needs.filter((need) => readyAt.has(need));
    const ready = [times[index], ...needs.map((need) => readyAt.get(need))].reduce(latest, 0n);
    readyAt.set(accept.id, ready);
    if (ready > timestamp) continue;
    const isDone = () => isTaken(client, layout, { accept, operation });
    executes.push({ id: accept.id, needs, ...operation.execute, gasLimit: executeGas, isDone });
  }
  const waiting = [...readyAt]
    .filter(([, time]) => time > timestamp)
    .map(([id, time]) => ({ id, until: new Date(Number(time) * 1000) }));
  await forgetUndone(executes, journal);
  await runSteps(executes, run);
  for (const step of executes) {
    if (!(await step.isDone())) throw new DeployError('STEP_FAILED', `the timelock did not make the call ${step.id}`);
  }
  return { done: executes.map(({ id }) => id), waiting };
}

/** What the chain does not show is to be made, whatever the journal says: it was cancelled, taken back, or on a chain that is gone. */
async function forgetUndone(steps: readonly Step[], journal: Journal): Promise<void> {
  for (const step of steps) {
    const isKnown = journal.entry(step.id)?.block !== undefined;
    if (isKnown && !(await step.isDone())) await journal.write(step.id, {});
  }
}

const latest = (most: bigint, time = 0n) => (most > time ? most : time);

async function isTaken(client: PublicClient, layout: Layout, { accept, operation }: OpenOperation): Promise<boolean> {
  return (await accept.isDone(client)) || (await timeOf(client, layout, operation)) === 1n;
}

/** When an operation can be executed, in seconds; 0 when it is not scheduled, 1 when it was executed. */
function timeOf(client: PublicClient, { timelock: address }: Layout, { id }: TimelockOperation): Promise<bigint> {
  return client.readContract({ address, abi: timelockControllerAbi, functionName: 'getTimestamp', args: [id] });
}
