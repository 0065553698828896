import { addressOf } from '@besc/contracts/deploy/address-of';
import { wrapCall } from '@besc/sdk/swap/wrap-call';
import type { Step } from '../src/blocks/transactions/steps/action';
import type { FaultLab } from './fault-lab';

/** The simplest write that there is: wraps so many wei of the coin. */
export function wrapStep({ settings }: Pick<FaultLab, 'settings'>, amount = 10n ** 18n): Step {
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  return {
    kind: 'transact',
    summary: { text: 'Wrap' },
    calls: () => [wrapCall({ wbesc, amount })],
    shows: { address: wbesc, functionName: 'deposit', value: amount, args: {} },
  };
}
