import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import type { RunState } from '../../../blocks/transactions/steps/run-state';
import { swapError } from '../swap-error';

/** The last swap's error, below the button, until the form is changed, by hand or by an address. */
export function SwapErrorLine({ run }: { readonly run: RunState }) {
  const { say } = useText();
  const error = swapError(run);
  if (!error) return null;
  return (
    <Notice tone="danger" className="mt-3">
      {say(error)}
    </Notice>
  );
}
