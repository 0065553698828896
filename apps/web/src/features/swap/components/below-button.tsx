import { DoubtLine } from '../../../blocks/transactions/view/doubt-line';
import type { Swap } from '../use-swap';
import type { SwapFlow } from '../use-swap-flow';
import { SwapErrorLine } from './swap-error-line';
import { SwapRemedyLine } from './swap-remedy-line';

/** What is open of an approval or a wrap, what helps where nothing can be pressed, and how the last swap failed. Load it lazily. */
export function BelowButton({ swap, flow }: { readonly swap: Swap; readonly flow: SwapFlow }) {
  return (
    <>
      <DoubtLine run={flow.undialogued} />
      <SwapRemedyLine swap={swap} />
      <SwapErrorLine run={flow.review.run} onRetry={swap.view.button.kind === 'swap' ? flow.start : undefined} />
    </>
  );
}
