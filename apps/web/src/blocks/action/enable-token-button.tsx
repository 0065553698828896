import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import { approveAction } from '../transactions/approve-action';
import { EnableButton } from '../transactions/enable-button';
import { isRunning } from '../transactions/run-phase';
import { useActionRunner } from '../transactions/use-action-runner';
import { useWriter } from './use-writer';

/** Enable, Enabling, Enabled for one token; asks the wallet only while it is not approved. */
export function EnableTokenButton(props: {
  readonly token: Token;
  readonly spender: Address;
  readonly amount: bigint;
  readonly state: Exclude<ApprovalState, 'unknown'>;
}) {
  const { approvalAmount: allowance } = useWriter();
  const runner = useActionRunner();
  const { token, spender, amount, state } = props;
  return (
    <EnableButton
      wide
      symbol={token.symbol}
      state={state}
      isBusy={isRunning(runner.state)}
      onEnable={() => void runner.run(approveAction({ token, spender, amount, allowance }))}
    />
  );
}
