import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { type CallTerms, drawCalls } from '@besc/sdk/shared/writes/draw-calls';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import type { Message } from '../../language/message';
import type { StepContext } from '../records/step-context';
import type { Step } from './action';

/**
 * A step that is drawn from its calls: the summary takes its figures from what the bytes say, and the guard lets nothing else
 * through. `isNeeded`: whether there is anything to send, by the chain when its turn comes.
 */
export function stepOf({
  calls,
  summary,
  isNeeded,
  ...rest
}: Omit<Step, 'kind' | 'summary' | 'calls' | 'drawn'> & {
  readonly kind?: Step['kind'];
  readonly summary: Message | ((drawn: CallReading | undefined) => Message);
  readonly calls: (terms: CallTerms) => readonly ContractCall[];
  readonly isNeeded?: (context: StepContext) => Promise<boolean>;
}): Step {
  const drawn = drawCalls(calls);
  return {
    kind: 'transact',
    ...rest,
    drawn,
    summary: typeof summary === 'function' ? summary(drawn[0]) : summary,
    calls: isNeeded
      ? async (context) => {
          const made = calls(context);
          return (await isNeeded(context)) ? made : [];
        }
      : calls,
  };
}
