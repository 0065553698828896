import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useText } from '../language/use-text';
import { isRunning, toldFailure } from '../transactions/run/run-phase';
import { stepsFee } from '../transactions/steps/steps-fee';
import { RunLine } from '../transactions/view/run-line';
import { runWords } from '../transactions/view/run-words';
import { NetworkAction } from '../wallet/network-action';
import { ActionButtons } from './action-buttons';
import { balanceBlocker } from './balance-blocker';
import { isBlocker } from './blocker';
import type { Confirmable } from './confirmable';
import { FeeNotice } from './fee-notice';
import { RefusalNotice } from './refusal-notice';
import { useCanPay } from './use-can-pay';
import type { Confirmation } from './use-confirmation';

/**
 * The end of a dialog: why nothing can be sent and what does away with that; else Confirm, Confirming, and below it what the
 * wallet and the chain are doing. Enabled again after a failure.
 */
export function ConfirmButton(props: {
  readonly confirmation: Confirmation;
  readonly state: Confirmable;
  readonly label?: string | undefined;
  readonly kind?: 'primary' | 'danger';
}) {
  const { t, say } = useText();
  const { confirmation, label = t('Confirm'), kind = 'primary' } = props;
  const { run, confirm } = confirmation;
  const isBusy = isRunning(run);
  const steps = props.state.kind === 'ready' ? props.state.action.steps : [];
  const fee = stepsFee(steps);
  // An approval is no use when what it is for cannot be paid.
  const isUseless = !useCanPay(fee) && steps.some(({ kind: step }) => step === 'approve');
  const state = isUseless ? balanceBlocker({ symbol: 'BESC' }) : props.state;
  const through = run.kind === 'failed' ? run.through : undefined;
  const warnings = run.kind === 'failed' ? runWords(run).lines : [];
  return (
    <div className="flex flex-col gap-3">
      <RefusalNotice refusal={toldFailure(run)} />
      {warnings.map((warning) => (
        <Notice key={warning.text} tone="warning" isLive>
          {say(warning)}
        </Notice>
      ))}
      {through ? <Notice isLive>{t('%done% of %total% went through.', through)}</Notice> : null}
      {isBusy ? null : <FeeNotice {...fee} />}
      <NetworkAction>
        {isBusy || !isBlocker(state) ? (
          <Button
            kind={kind}
            size="large"
            wide
            pending={isBusy && t('Confirming')}
            onClick={() => isBlocker(state) || confirm(state.action)}
          >
            {label}
          </Button>
        ) : (
          <ActionButtons state={state}>{() => null}</ActionButtons>
        )}
      </NetworkAction>
      <RunLine run={run} />
    </div>
  );
}
