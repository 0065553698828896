import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Token } from '@besc/domain/shared/token';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import { useChain } from '../../../blocks/chain/chain-context';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { approveAction } from '../../../blocks/transactions/approve-action';
import { EnableButton } from '../../../blocks/transactions/enable-button';
import { isRunning } from '../../../blocks/transactions/run-phase';
import { useActionRunner } from '../../../blocks/transactions/use-action-runner';

/** Enable, Enabling, Enabled for one token; asks the wallet only while it is not approved. */
export function EnableTokenButton(props: {
  readonly token: Token;
  readonly amount: bigint;
  readonly state: Exclude<ApprovalState, 'unknown'>;
}) {
  const spender = addressOf(useChain().settings, 'swap', 'router');
  const allowance = preferencesStore((state) => state.userApprovalAmount);
  const runner = useActionRunner();
  const { token, amount, state } = props;
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
