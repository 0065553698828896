import { type Hex, keccak256, type LocalAccount, type PublicClient } from 'viem';
import { DeployError } from './deploy-error';
import { isStepDone } from './is-step-done';
import type { Journal } from './journal';
import { orderSteps } from './order-steps';
import type { Step } from './step';
import { waitForReceipt } from './wait-for-receipt';

/** Progress: `sent` when a step's transaction left, `done` when the chain shows its effect, `skipped` if it did before. */
export type DeployProgress = { readonly kind: 'sent' | 'done' | 'skipped'; readonly id: string };

/** What the steps are run with. */
export interface StepRun {
  readonly client: PublicClient;
  readonly account: LocalAccount;
  readonly gasPrice: bigint;
  readonly confirmations: number;
  readonly journal: Journal;
  readonly onStep?: (progress: DeployProgress) => void | Promise<void>;
}

/**
 * Brings all effects about that the chain does not show yet. What can be sent at once is sent at once; the chain, not a
 * receipt, says whether it worked. Rejects with a `DeployError`; the next run goes on where this one ended.
 */
export async function runSteps(steps: readonly Step[], run: StepRun): Promise<void> {
  const { client, journal } = run;
  const report = async (kind: DeployProgress['kind'], id: string) => run.onStep?.({ kind, id });
  for (const group of orderSteps(steps)) {
    const sent: { step: Step; hash: Hex }[] = [];
    for (const step of group) {
      const isDone = await isStepDone(step, journal);
      const isNoted = journal.entry(step.id)?.block !== undefined;
      // What a killed run has sent must be deep enough as well, also where its effect shows; and its block is to be noted.
      const pending = isDone && isNoted ? undefined : await pendingHash(step, run);
      const hash = pending ?? (isDone ? undefined : await send(step, run));
      if (hash === undefined) {
        await report('skipped', step.id);
        continue;
      }
      sent.push({ step, hash });
      await report('sent', step.id);
    }
    for (const { step, hash } of sent) {
      const { blockNumber, status } = await waitForReceipt(client, {
        hash,
        confirmations: run.confirmations,
        lookAgainMs: 15_000,
      });
      if (!(await step.isDone())) {
        // It is over and will have none: the next run sends the step again.
        await journal.write(step.id, {});
        throw new DeployError('STEP_FAILED', `step ${step.id} had no effect: ${hash}`);
      }
      // A call that reverted where the effect stands came after that of another run: its block is not the contract's.
      const created = status === 'success' || step.creates === undefined;
      await journal.write(step.id, created ? { hash, block: Number(blockNumber) } : {});
      await report('done', step.id);
    }
  }
}

/** The transaction of a run that was killed, when a node still has it. */
async function pendingHash(step: Step, { client, journal }: StepRun): Promise<Hex | undefined> {
  const hash = journal.entry(step.id)?.hash;
  if (hash === undefined) return undefined;
  return client.getTransaction({ hash }).then(
    () => hash,
    () => undefined,
  );
}

/** Sends a step's call; undefined when the transaction of another run came first, which makes this one revert. */
async function send(step: Step, { client, account, gasPrice, journal }: StepRun): Promise<Hex | undefined> {
  const { to, data, value = 0n } = step;
  try {
    const [gas, nonce] = await Promise.all([
      client.estimateGas({ account: account.address, to, data, value, gasPrice }),
      client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    ]);
    const chainId = client.chain?.id;
    if (chainId === undefined) throw new DeployError('WRONG_CHAIN', 'the client has no chain');
    // A tenth more: what a call costs may change a little until it is mined.
    const request = { type: 'legacy', chainId, nonce, gasPrice, gas: (gas * 11n) / 10n, to, data, value } as const;
    const serializedTransaction = await account.signTransaction(request);
    await journal.write(step.id, { hash: keccak256(serializedTransaction) });
    return await client.request({ method: 'eth_sendRawTransaction', params: [serializedTransaction] });
  } catch (error) {
    if (await step.isDone()) return undefined;
    throw error;
  }
}
