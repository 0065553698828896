import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import { stakeGas } from '@besc/sdk/shared/writes/write-gas';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { approveAction } from '../transactions/approvals/approve-action';
import type { Approval } from '../transactions/approvals/approve-step';
import { isRunning } from '../transactions/run/run-phase';
import { useActionRunner } from '../transactions/run/use-action-runner';
import { DoubtLine } from '../transactions/view/doubt-line';
import { EnableButton } from '../transactions/view/enable-button';
import { useCanPay } from './use-can-pay';
import { useWriter } from './use-writer';

/** Enable, Enabling, Enabled for one token; asks the wallet only while it is not approved. */
export function EnableTokenButton(props: {
  readonly token: Token;
  readonly spender: Address;
  readonly amount: bigint;
  readonly state: Exclude<ApprovalState, 'unknown'>;
  /** False where only one token can be meant. */
  readonly hasSymbol?: boolean;
  /** Instead of 'Enable'. */
  readonly label?: string;
  /** What it is for, where several stand on the screen. */
  readonly of?: string;
  readonly toast?: Approval['toast'];
  /** Most gas of what it is for. */
  readonly gas?: bigint;
}) {
  const { approvalAmount: allowance } = useWriter();
  const runner = useActionRunner();
  const canPay = useCanPay({ gas: approvalGas + (props.gas ?? stakeGas) });
  const { token, spender, amount, state, hasSymbol = true, label, of, toast } = props;
  return (
    <div className="flex w-full flex-col gap-2">
      <EnableButton
        wide
        symbol={hasSymbol ? token.symbol : undefined}
        label={label}
        of={of}
        state={state}
        isBusy={isRunning(runner.ownState)}
        isUseless={!canPay}
        onEnable={() => void runner.run(approveAction({ token, spender, amount, allowance, toast }))}
      />
      <DoubtLine run={runner.ownState} />
    </div>
  );
}
