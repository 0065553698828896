import type { LocalAccount } from 'viem';
import type { PreparedDeployment } from './deploy';
import { memoryJournal } from './journal';
import { runSteps } from './run-steps';

/**
 * The owner's side of the hand-over: takes what `deploy` offered, and gives the names of the calls that were made, none
 * when there was nothing to accept. Rejects with a `DeployError` when the chain refuses.
 */
export async function acceptRoles(options: {
  deployment: Pick<PreparedDeployment, 'client' | 'layout'>;
  owner: LocalAccount;
  gasPrice: bigint;
}): Promise<string[]> {
  const { deployment, owner: account, gasPrice } = options;
  const { client, layout } = deployment;
  // The owner may have accepted some before, which needs no other first: what the deployer did is not looked at again.
  const steps = layout.accepts.map(({ isDone, ...step }) => ({ ...step, needs: [], isDone: () => isDone(client) }));
  const accepted: string[] = [];
  const onStep = ({ kind, id }: { kind: string; id: string }) => void (kind === 'done' && accepted.push(id));
  await runSteps(steps, { client, account, gasPrice, confirmations: 1, journal: memoryJournal(), onStep });
  return accepted;
}
