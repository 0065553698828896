import { ActionDialog } from '../../../blocks/action/action-dialog';
import { useText } from '../../../blocks/language/use-text';
import { isAttempting } from '../../../blocks/transactions/run-phase';
import type { RunState } from '../../../blocks/transactions/run-state';
import type { ConfirmFlow } from '../confirm-flow';
import { swapSummary } from '../swap.actions';
import type { SwapView } from '../swap.view-model';
import { swapError } from '../swap-error';
import type { SwapQuote } from '../swap-quote';
import { SwapReview } from './swap-review';

/** From review to hash: what is sent, the attempt, then the transaction or the error. Load it lazily. */
export function ConfirmSwapDialog(props: {
  readonly flow: Extract<ConfirmFlow, { kind: 'review' | 'running' }>;
  readonly run: RunState;
  readonly view: SwapView;
  /** The newest quote for the same form; undefined when there is no route any more. */
  readonly latest: SwapQuote | undefined;
  readonly isRecipientFromLink: boolean;
  /** The name that led to the recipient. */
  readonly recipientName: string | undefined;
  readonly expertMode: boolean;
  readonly gasPriceWei: bigint;
  readonly onAccept: (quote: SwapQuote) => void;
  readonly onConfirm: (arrives?: bigint) => void;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { flow, run } = props;
  const isWithWallet = flow.kind === 'running' && (run.kind === 'idle' || isAttempting(run));
  return (
    <ActionDialog
      title={t('Confirm Swap')}
      isSticky={isWithWallet}
      progress={
        flow.kind === 'review'
          ? undefined
          : { run, summary: swapSummary(flow.quote), confirmed: { text: 'Swap confirmed' }, problem: swapError(run) }
      }
      onClose={props.onClose}
    >
      <SwapReview
        quote={flow.quote}
        latest={props.latest}
        view={props.view}
        isRecipientFromLink={props.isRecipientFromLink}
        recipientName={props.recipientName}
        expertMode={props.expertMode}
        gasPriceWei={props.gasPriceWei}
        onAccept={props.onAccept}
        onConfirm={props.onConfirm}
      />
    </ActionDialog>
  );
}
