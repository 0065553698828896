import { ActionDialog } from '../../../blocks/action/action-dialog';
import type { Review } from '../../../blocks/action/use-review';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useAccountName } from '../../../blocks/name-service/use-account-name';
import { drawnSwap, swapAction, swapSummary } from '../swap.actions';
import type { SwapView } from '../swap.view-model';
import { swapError } from '../swap-error';
import type { SwapQuote } from '../swap-quote';
import { SwapReview } from './swap-review';

/** From review to hash: what is sent, the attempt, then the transaction or the error. Load it lazily. */
export function ConfirmSwapDialog(props: {
  readonly quote: SwapQuote;
  readonly review: Review<SwapQuote>;
  readonly view: SwapView;
  readonly isRecipientFromLink: boolean;
  /** The name that led to the recipient. */
  readonly recipientName: string | undefined;
  readonly expertMode: boolean;
  /** After a failure: reviews the swap at the price of now; undefined while the form cannot be sent. */
  readonly onRetry: (() => void) | undefined;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { review } = props;
  const [step] = swapAction(props.quote, { settings }).steps;
  const quote = drawnSwap(props.quote, step?.drawn[0]);
  const { run, stage, isAttempting } = review;
  const accountName = useAccountName(quote.recipient);
  const isSent = stage.kind === 'sent';
  return (
    <ActionDialog
      title={t('Confirm Swap')}
      isSticky={isSent && (run.kind === 'idle' || isAttempting)}
      progress={
        isSent
          ? {
              run,
              summary: swapSummary(quote),
              confirmed: { text: 'Swap confirmed' },
              problem: swapError(run),
              onRetry: props.onRetry,
            }
          : undefined
      }
      onClose={review.close}
    >
      <SwapReview
        quote={quote}
        view={props.view}
        isRecipientFromLink={props.isRecipientFromLink}
        recipientName={props.recipientName ?? accountName}
        expertMode={props.expertMode}
        onAccept={review.replace}
        onConfirm={review.confirm}
      />
    </ActionDialog>
  );
}
