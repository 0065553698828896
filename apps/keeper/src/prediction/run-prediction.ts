import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { burnCall, claimTreasuryCall, executeRoundCall } from '@besc/sdk/prediction/prediction-operator-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { parseEventLogs } from 'viem';
import { callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import type { PredictionConfig } from './prediction-config';
import { type PredictionWait, predictionPlan } from './prediction-plan';
import { type PredictionState, readPrediction } from './read-prediction';

/** What a look at the game led to; `refused` has the chain's reason. */
export type PredictionOutcome =
  | { readonly kind: 'executed' | 'begun'; readonly epoch: bigint }
  /** `until` (seconds) is the next boundary, when that is what is waited for. */
  | { readonly kind: 'waits'; readonly reason: PredictionWait | 'busy'; readonly until?: number }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Runs the game, look by look. All that counts is read from the chain with what is on its way to it, so a look after a
 * kill, a reorganisation or another keeper's transaction does what is left to do, and nothing twice.
 */
export function predictionRunner(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & { readonly config: Pick<PredictionConfig, 'payoutFrom'> },
) {
  const { chain, log, config } = options;
  const sendCall = callSender(options);
  // After the buffer both rounds are refunded.
  const sendInTime = callSender(options, { isUrgent: true });
  const game = addressOf(chain.deployment, 'prediction', 'game');

  /** Sends on what waits for treasury and burning; a receiver that refuses keeps nothing else from being done. */
  const payOut = async (call: ContractCall, amount: bigint) => {
    if (amount === 0n || amount < config.payoutFrom) return;
    const outcome = await sendCall(call);
    if (outcome.kind === 'refused') log.warn({ call: call.functionName, reason: outcome.reason }, 'payout refused');
  };
  const payBoth = async ({ treasuryAmount, burnAmount }: PredictionState) => {
    await payOut(claimTreasuryCall(game), treasuryAmount);
    await payOut(burnCall(game), burnAmount);
  };
  /** No look waits for it: one that is not mined for long must not keep the next boundary from being looked at. */
  let isPaying = false;
  const beginPaying = (state: PredictionState): void => {
    if (isPaying) return;
    isPaying = true;
    void payBoth(state)
      .catch((error: unknown) => log.warn({ err: error }, 'payout did not come to its end'))
      .finally(() => {
        isPaying = false;
      });
  };

  const act = async (state: PredictionState, now: number): Promise<PredictionOutcome> => {
    const plan = predictionPlan(state, now);
    if (plan.kind === 'wait') {
      // Nothing is sent beside the boundary, when the call that counts must not wait for another.
      if (plan.reason === 'boundary-to-come' && now + state.game.buffer < state.game.boundary) beginPaying(state);
      const until = plan.reason === 'boundary-to-come' ? { until: state.game.boundary } : {};
      return { kind: 'waits', reason: plan.reason, ...until };
    }
    const { epoch } = state.game;
    const outcome = await sendInTime(executeRoundCall(game));
    if (outcome.kind === 'busy') return { kind: 'waits', reason: 'busy' };
    if (outcome.kind === 'refused') {
      log.warn({ epoch: `${epoch}`, reason: outcome.reason }, 'round refused');
      return { kind: 'refused', reason: outcome.reason };
    }
    // What is mined after the buffer refunds both rounds and begins a new row, whatever was planned.
    const { logs } = outcome.receipt;
    const isBegin = parseEventLogs({ abi: predictionAbi, eventName: 'LockRound', logs }).length === 0;
    log.info({ epoch: `${epoch}`, hash: outcome.hash }, isBegin ? 'row of rounds begun' : 'round executed');
    return { kind: isBegin ? 'begun' : 'executed', epoch };
  };

  /** One look, `now` being the time of the newest block; `isOperator` is whether the key may begin rows of rounds. */
  return async function look(now: number): Promise<PredictionOutcome & { readonly isOperator: boolean }> {
    const state = await readPrediction(chain);
    return { ...(await act(state, now)), isOperator: state.isOperator };
  };
}
