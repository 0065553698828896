import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import { swapError } from '../swap-error';
import type { SwapFlow } from '../use-swap-flow';

/** The last swap's error, below the button, until the form is changed. */
export function SwapErrorLine({ flow }: { readonly flow: Pick<SwapFlow, 'run'> }) {
  const { say } = useText();
  const error = swapError(flow.run);
  if (!error) return null;
  return (
    <Notice tone="danger" className="mt-3">
      {say(error)}
    </Notice>
  );
}
