import { Button } from '@besc/ui/button';
import { ActionButtons } from '../../../blocks/action/action-buttons';
import { useText } from '../../../blocks/language/use-text';
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
      {({ approval }) => (
        <div className="grid grid-cols-2 gap-2">
          <LpEnableButton remove={props.remove} approval={approval} />
          <Button
            kind="primary"
            size="large"
            pending={props.isAttempting && t('Removing')}
            disabledReason={approval === 'approved' ? undefined : t('Remove')}
            onClick={props.onRemove}
          >
            {t('Remove')}
          </Button>
        </div>
      )}
    </ActionButtons>
  );
}
