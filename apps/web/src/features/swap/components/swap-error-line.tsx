import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import type { RunState } from '../../../blocks/transactions/steps/run-state';
import { RetryButton } from '../../../blocks/transactions/view/retry-button';
import { swapError } from '../swap-error';

/** The last swap's error, below the button, until the form is changed, by hand or by an address. */
export function SwapErrorLine(props: {
  readonly run: RunState;
  /** Starts over with the price of now; undefined while the form cannot be sent. */
  readonly onRetry: (() => void) | undefined;
}) {
  const { say } = useText();
  const { run } = props;
  const error = swapError(run);
  if (!error) return null;
  return (
    <Notice tone="danger" className="mt-3" actions={<RetryButton run={run} onRetry={props.onRetry} size="small" />}>
      {say(error)}
    </Notice>
  );
}
