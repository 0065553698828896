import { Button } from '@besc/ui/button';
import type { ReactNode } from 'react';
import type { Message } from '../language/message';
import { useText } from '../language/use-text';
import { NetworkAction } from '../wallet/network-action';
import { ActionDialog, waitingReason } from './action-dialog';
import { FeeNotice } from './fee-notice';
import { RefusalNotice } from './refusal-notice';
import type { Fee } from './use-can-pay';
import type { Review } from './use-review';

/** What is about to be sent, why it was refused, the button that sends it, then the hash. Load it lazily. */
export function ReviewDialog<Quote>(props: {
  readonly review: Review<Quote>;
  readonly title: string;
  /** The title once it is confirmed, where the other one speaks of what is to come. */
  readonly doneTitle?: string;
  readonly summary: Message;
  readonly confirmLabel: string;
  /** The main button behind the dialog: what it waits for is waited for here, too. */
  readonly button: { readonly kind: string };
  /** What is shown cannot be sent any more: balance, pool or permission have changed. */
  readonly isStale: boolean;
  /** Reviews what stands in the form now: in place of what is stale, or after a failure. */
  readonly onRenew: (() => void) | undefined;
  /** What is sent of the coin. */
  readonly fee?: Fee;
  /** What is sent, in figures. */
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const { review, title, summary } = props;
  const reason = waitingReason(props.button) ?? (props.isStale ? 'Close and check the amounts' : undefined);
  const { run, isAttempting, isFollowed } = review;
  return (
    <ActionDialog
      title={(run.kind === 'confirmed' && props.doneTitle) || title}
      isSticky={isAttempting}
      progress={isFollowed ? { run, summary, onRetry: props.onRenew } : undefined}
      onClose={review.close}
    >
      <div className="flex flex-col gap-4">
        {props.children}
        <RefusalNotice refusal={review.refusal} />
        <FeeNotice {...props.fee} />
        <NetworkAction>
          <Button
            kind="primary"
            size="large"
            wide
            disabledReason={reason && t(reason)}
            onClick={() => review.confirm()}
          >
            {props.confirmLabel}
          </Button>
        </NetworkAction>
        {props.isStale && props.onRenew ? (
          <Button kind="soft" wide onClick={props.onRenew}>
            {t('Use the new amounts')}
          </Button>
        ) : null}
      </div>
    </ActionDialog>
  );
}
