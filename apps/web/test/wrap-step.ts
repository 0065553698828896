import { addressOf } from '@besc/contracts/deploy/address-of';
import { wrapCall } from '@besc/sdk/swap/wrap-calls';
import type { Step } from '../src/blocks/transactions/steps/action';
import { stepOf } from '../src/blocks/transactions/steps/step-of';
import type { FaultLab } from './fault-lab';

/** The simplest write that there is: wraps so many wei of the coin. */
export function wrapStep({ settings }: Pick<FaultLab, 'settings'>, amount = 10n ** 18n): Step {
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  return stepOf({ summary: { text: 'Wrap' }, calls: () => [wrapCall({ wbesc, amount })] });
}
