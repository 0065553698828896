import { Button } from '@besc/ui/button';
import { RefusalNotice } from '../action/refusal-notice';
import { useText } from '../language/use-text';
import { NetworkAction } from '../wallet/network-action';
import { RunLine } from './run-line';
import type { Confirmation } from './use-confirmation';

/** Confirm, Confirming, and below it what the wallet and the chain are doing; enabled again after a failure. */
export function ConfirmButton(props: {
  readonly confirmation: Confirmation;
  readonly label?: string | undefined;
  readonly kind?: 'primary' | 'danger';
  /** Why it cannot be pressed. */
  readonly blocked?: string | undefined;
  readonly onConfirm: () => void;
}) {
  const { t } = useText();
  const { confirmation, label, kind = 'primary', blocked } = props;
  const { run, isBusy } = confirmation;
  const isTold = run.kind === 'failed' && run.failure !== 'rejected';
  return (
    <div className="flex flex-col gap-3">
      <RefusalNotice refusal={isTold ? run.message : undefined} />
      <NetworkAction>
        <Button
          kind={kind}
          size="large"
          wide
          pending={isBusy && t('Confirming')}
          disabledReason={isBusy ? undefined : blocked}
          onClick={props.onConfirm}
        >
          {label ?? t('Confirm')}
        </Button>
      </NetworkAction>
      <RunLine run={run} />
    </div>
  );
}
