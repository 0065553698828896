import { estimateGas } from '@besc/sdk/shared/estimate-gas';
import { simulate } from '@besc/sdk/shared/simulate';
import type { UnsentTransaction } from '@besc/sdk/shared/unsent-transaction';
import type { PreparedStep } from './prepared-step';
import { revertMessage } from './revert-message';
import type { StepContext } from './step-context';

/** Prepares a plain call: estimated (`pairCount` pairs it goes through), and when that fails simulated to learn the reason. */
export async function prepareCall(
  context: StepContext,
  transaction: UnsentTransaction,
  pairCount = 0,
): Promise<PreparedStep> {
  const call = { client: context.client, account: context.account, gasPrice: context.gasPrice, transaction };
  try {
    return { kind: 'ready', transaction, gasLimit: await estimateGas({ ...call, pairCount }) };
  } catch {
    const simulation = await simulate(call);
    if (simulation.kind === 'reverted') return { kind: 'refused', message: revertMessage(simulation.reason) };
    return {
      kind: 'refused',
      message: { text: 'Unexpected issue with estimating the gas. Please try again.' },
    };
  }
}
