import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import { usePendingApproval } from '../../../blocks/action/use-pending-approval';
import { useWriter } from '../../../blocks/action/use-writer';
import { earningToast } from '../../../blocks/staking/earning-toasts';
import { approveAction } from '../../../blocks/transactions/approve-action';
import { EnableButton } from '../../../blocks/transactions/enable-button';
import { isRunning } from '../../../blocks/transactions/run-phase';
import { useActionRunner } from '../../../blocks/transactions/use-action-runner';
import type { PoolRow } from '../pool-row';
import { useRowTexts } from './use-row-texts';

/** 'Enable': lets the pool move what is staked; busy while an approval is on its way, also after a reload. */
export function PoolEnableButton(props: { readonly row: PoolRow; readonly token: Token }) {
  const { row, token } = props;
  const runner = useActionRunner();
  const { approvalAmount: allowance } = useWriter();
  const { title } = useRowTexts(row);
  const { contract: spender, holding, earning, kind } = row;
  // An exact approval is one of all there is: what will be staked is not typed yet.
  const amount = allowance === 'exact' && holding?.balance ? holding.balance : maxUint256;
  const toast = earningToast(kind === 'auto' ? 'vault-enabled' : 'pool-enabled', earning.currency.symbol);
  return (
    <EnableButton
      wide
      of={title}
      state={usePendingApproval(token, spender) ? 'pending' : 'not-approved'}
      isBusy={isRunning(runner.state)}
      onEnable={() => void runner.run(approveAction({ token, spender, amount, allowance, toast }))}
    />
  );
}
