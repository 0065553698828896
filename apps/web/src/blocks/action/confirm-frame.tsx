import type { ComponentProps, ReactNode } from 'react';
import { isAttempting } from '../transactions/run/run-phase';
import { ActionDialog } from './action-dialog';
import { ConfirmButton } from './confirm-button';

/** A dialog that is its own review: what is decided and its figures above, one Confirm below. Load what uses it lazily. */
export function ConfirmFrame(
  props: ComponentProps<typeof ConfirmButton> & {
    readonly title: string;
    /** In place of the figures and the button: why there is nothing to confirm. */
    readonly instead?: ReactNode;
    /** Below the button: another way to the same end. */
    readonly after?: ReactNode;
    readonly children: ReactNode;
  },
) {
  const { title, instead, after, children, ...button } = props;
  const { run, close } = button.confirmation;
  return (
    <ActionDialog title={title} isSticky={isAttempting(run)} onClose={close}>
      <div className="flex flex-col gap-4">
        {instead ?? (
          <>
            {children}
            <ConfirmButton {...button} />
          </>
        )}
        {after}
      </div>
    </ActionDialog>
  );
}
