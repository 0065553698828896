import { Button } from '@besc/ui/button';
import { ActionButtons } from '../../../blocks/action/action-buttons';
import { FeeNotice } from '../../../blocks/action/fee-notice';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { isSignedFor } from '../remove-liquidity.view-model';
import type { RemoveLiquidity } from '../use-remove-liquidity';
import { LpEnableButton } from './lp-enable-button';

/** Enable and Remove, or why neither can be pressed. */
export function RemoveButtons(props: {
  readonly remove: RemoveLiquidity;
  readonly isAttempting: boolean;
  readonly onRemove: () => void;
}) {
  const { t } = useText();
  return (
    <ActionButtons state={props.remove.view.button}>
      {({ approval, isApprovedWithIt }) => (
        <div className={isApprovedWithIt ? 'grid' : 'grid grid-cols-2 gap-2'}>
          <div className="col-span-2 empty:hidden">
            <FeeNotice />
          </div>
          {isApprovedWithIt ? null : <LpEnableButton remove={props.remove} approval={approval} />}
          <Button
            kind="primary"
            size="large"
            pending={props.isAttempting && t('Removing')}
            disabledReason={approval === 'approved' ? undefined : t('Remove')}
            onClick={props.onRemove}
          >
            {t('Remove')}
          </Button>
          <SignatureTime remove={props.remove} />
        </div>
      )}
    </ActionButtons>
  );
}

/** How long the given signature counts; after that Enable asks for another. */
function SignatureTime({ remove: { facts, view } }: { readonly remove: RemoveLiquidity }) {
  const { t } = useText();
  const { signed, account: owner } = facts;
  const liquidity = view.withdrawal?.liquidity;
  if (signed === undefined || facts.lp === undefined || liquidity === undefined) return null;
  if (!isSignedFor(signed, facts.lp.address, { owner, liquidity })) return null;
  const until = { kind: 'time', seconds: signed.deadlineSeconds } as const;
  return (
    <p className="col-span-2 text-center text-sm text-text-muted">
      {withParts(t('Your signature is valid for another %time%.'), { time: <Countdown until={until} over={null} /> })}
    </p>
  );
}
