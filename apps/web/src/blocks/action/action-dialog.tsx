import { Dialog } from '@besc/ui/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../language/use-text';
import { RunProgress } from '../transactions/view/run-progress';

/** The dialog between a form and the wallet: the review, then what becomes of it. Load what uses it lazily. */
export function ActionDialog(props: {
  readonly title: string;
  /** The wallet is being asked: nothing but its own button closes the dialog. */
  readonly isSticky: boolean;
  /** There once a review is over; a dialog that says below its button what becomes of it has none. */
  readonly progress?: Omit<ComponentProps<typeof RunProgress>, 'onClose'> | undefined;
  readonly onClose: () => void;
  /** The review. */
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const { title, isSticky, progress, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={t('Close')}
      isSticky={isSticky}
    >
      {progress === undefined ? props.children : <RunProgress {...progress} onClose={onClose} />}
    </Dialog>
  );
}

/** Why nothing that is known now may decide, by the state of the main button behind the dialog; an English key. */
export function waitingReason(button: { readonly kind: string }): string | undefined {
  if (button.kind === 'offline') return 'The chain isn’t responding';
  return button.kind === 'loading' ? 'Loading' : undefined;
}
