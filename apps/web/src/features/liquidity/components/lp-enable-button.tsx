import { useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { approveAction } from '../../../blocks/transactions/approve-action';
import { EnableButton } from '../../../blocks/transactions/enable-button';
import { isRunning } from '../../../blocks/transactions/run-phase';
import { useActionRunner } from '../../../blocks/transactions/use-action-runner';
import { signRemoval } from '../sign-removal';
import type { RemoveLiquidity } from '../use-remove-liquidity';

/** Enable of the remove screen: a signature first; where the wallet cannot sign it, an approval by transaction. */
export function LpEnableButton(props: {
  readonly remove: RemoveLiquidity;
  readonly approval: 'needed' | 'pending' | 'approved';
}) {
  const chain = useChain();
  const { userDeadline, userApprovalAmount } = preferencesStore();
  const runner = useActionRunner();
  const [isSigning, setSigning] = useState(false);
  const { remove, approval } = props;
  const { facts, view, lpToken } = remove;

  async function enable() {
    const liquidity = view.withdrawal?.liquidity;
    if (liquidity === undefined || facts.account === undefined || lpToken === undefined) return;
    setSigning(true);
    const end = await signRemoval({
      chain,
      owner: facts.account,
      pair: lpToken.address,
      liquidity,
      deadline: userDeadline,
    });
    setSigning(false);
    if (end.kind === 'signed') remove.setSigned(end.signed);
    if (end.kind !== 'unable') return;
    console.warn('The wallet could not sign; an approval is sent instead.', end.error);
    const spender = chain.settings.contracts.router;
    await runner.run(approveAction({ token: lpToken, spender, amount: liquidity, allowance: userApprovalAmount }));
  }

  return (
    <EnableButton
      wide
      state={approval === 'needed' ? 'not-approved' : approval}
      isBusy={isSigning || isRunning(runner.state)}
      onEnable={() => void enable()}
    />
  );
}
