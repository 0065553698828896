import type { Token } from '@besc/domain/shared/token';
import { type ApprovalState, approvalLabel } from '@besc/domain/tokens/approval-state';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { Check } from 'lucide-react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { useActionRunner } from '../../../blocks/transactions/use-action-runner';
import { approveAction } from '../liquidity.actions';
import { isAttempting } from '../run-phase';

/** Enable, Enabling, Enabled for one token; asks the wallet only while it is not approved. */
export function EnableButton(props: {
  readonly token: Token;
  readonly amount: bigint;
  readonly state: Exclude<ApprovalState, 'unknown'>;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const allowance = preferencesStore((state) => state.userApprovalAmount);
  const runner = useActionRunner();
  const { token, amount, state } = props;
  const isBusy =
    state === 'pending' || (state !== 'approved' && (isAttempting(runner.state) || runner.state.kind === 'sent'));
  return (
    <Button
      kind="primary"
      size="large"
      wide
      pending={isBusy && t('Enabling')}
      disabledReason={
        state === 'approved' ? (
          <span className="inline-flex items-center gap-1.5">
            <Check size={18} aria-hidden />
            {t('Enabled')} <bdi>{displaySymbol(token.symbol)}</bdi>
          </span>
        ) : undefined
      }
      onClick={() => void runner.run(approveAction({ token, settings, amount, allowance }))}
    >
      {t(approvalLabel(state) ?? 'Enable')} <bdi>{displaySymbol(token.symbol)}</bdi>
    </Button>
  );
}
