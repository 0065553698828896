import { Dialog } from '@besc/ui/dialog';
import type { ReactNode } from 'react';
import { isStale, useChainState } from '../chain/use-chain-state';
import { useText } from '../language/use-text';
import type { Action } from '../transactions/action';
import { ConfirmButton } from './confirm-button';
import { NetworkCost } from './network-cost';
import { useConfirmation } from './use-confirmation';

/** Most gas of a call that pays out, by the documents. */
const usualGas = 200_000n;

/** One act with its figures above and one Confirm below: harvest, collect, compound, emergency exit. Load it lazily. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly action: Action;
  readonly confirmLabel?: string;
  readonly kind?: 'primary' | 'danger';
  /** Why it cannot be confirmed. */
  readonly blocked?: string | undefined;
  /** Most gas it takes in all. */
  readonly gas?: bigint;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const { title, action, gas = usualGas } = props;
  const confirmation = useConfirmation(props.onClose);
  const isOld = isStale(useChainState(false));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || confirmation.close()}
      title={title}
      closeLabel={t('Close')}
      isSticky={confirmation.isAsking}
    >
      <div className="flex flex-col gap-4">
        {props.children}
        <dl>
          <NetworkCost gas={gas} />
        </dl>
        <ConfirmButton
          confirmation={confirmation}
          label={props.confirmLabel}
          kind={props.kind ?? 'primary'}
          blocked={isOld ? t('The chain does not answer') : props.blocked}
          onConfirm={() => confirmation.confirm(action)}
        />
      </div>
    </Dialog>
  );
}
