import { Button } from '@besc/ui/button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { useActionRunner } from '../../../blocks/transactions/use-action-runner';
import { approveAction } from '../liquidity.actions';
import { isAttempting } from '../run-phase';
import { signRemoval } from '../sign-removal';
import type { RemoveLiquidity } from '../use-remove-liquidity';

/** Enable of the remove screen: a signature first; where the wallet cannot sign it, an approval by transaction. */
export function LpEnableButton(props: {
  readonly remove: RemoveLiquidity;
  readonly approval: 'needed' | 'pending' | 'approved';
}) {
  const { t } = useText();
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
    const { settings } = chain;
    await runner.run(approveAction({ token: lpToken, settings, amount: liquidity, allowance: userApprovalAmount }));
  }

  const isBusy =
    approval !== 'approved' &&
    (approval === 'pending' || isSigning || isAttempting(runner.state) || runner.state.kind === 'sent');
  return (
    <Button
      kind="primary"
      size="large"
      wide
      pending={isBusy && t('Enabling')}
      disabledReason={
        approval === 'approved' ? (
          <span className="inline-flex items-center gap-1.5">
            <Check size={18} aria-hidden />
            {t('Enabled')}
          </span>
        ) : undefined
      }
      onClick={() => void enable()}
    >
      {t('Enable')}
    </Button>
  );
}
