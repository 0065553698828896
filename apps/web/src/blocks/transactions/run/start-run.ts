import type { Address } from '@besc/domain/shared/address';
import type { ChainAccess } from '../../chain/chain-access';
import { walletEngine } from '../../wallet/wallet-engine-loader';
import { walletStore } from '../../wallet/wallet-store';
import type { Action } from '../steps/action';
import { readStepContext } from '../steps/read-step-context';
import { refusalMessage } from '../steps/refusal-message';
import type { RunState } from '../steps/run-state';
import { followRun } from './follow-run';
import { runAction } from './run-action';

/** Runs an action with the connected wallet, and goes on telling what becomes of it. Its own chunk: not needed before the first press on a button. */
export async function startRun(options: {
  readonly action: Action;
  readonly chain: ChainAccess;
  readonly account: Address | undefined;
  readonly onState: (state: RunState) => void;
  readonly isGivenUp: () => boolean;
}): Promise<RunState> {
  const { action, chain, account, onState, isGivenUp } = options;
  const engine = account === undefined ? undefined : await walletEngine(chain.settings);
  const provider = engine?.provider();
  if (account === undefined || engine === undefined || provider === undefined) {
    const message = refusalMessage({ kind: 'missing-dependencies' });
    const failed = { kind: 'failed', step: 0, failure: 'refused', message } as const;
    onState(failed);
    return failed;
  }
  const end = await runAction({
    action,
    provider,
    makeContext: () => readStepContext(chain, account),
    canBatch: walletStore.getState().canBatch ?? false,
    onBatchRefused: engine.forgoBatches,
    onState,
    isGivenUp,
  });
  followRun({ end, chainId: chain.settings.chain.id, onState, isGivenUp });
  return end;
}
