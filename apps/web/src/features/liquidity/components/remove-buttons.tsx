import { Button } from '@besc/ui/button';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { SwitchNetworkButton } from '../../../blocks/wallet/switch-network-button';
import type { RemoveLiquidity } from '../use-remove-liquidity';
import { LpEnableButton } from './lp-enable-button';

/** Enable and Remove, or why neither can be pressed. */
export function RemoveButtons(props: {
  readonly remove: RemoveLiquidity;
  readonly isAttempting: boolean;
  readonly onRemove: () => void;
}) {
  const { t } = useText();
  const { button } = props.remove.view;
  switch (button.kind) {
    case 'connect':
      return <ConnectButton size="large" wide />;
    case 'wrong-network':
      return <SwitchNetworkButton />;
    case 'loading':
      return <Button size="large" wide pending={t('Loading')} />;
    case 'offline':
      return <Button size="large" wide disabledReason={t('The chain does not answer')} />;
    case 'slippage-unconfirmed':
      return <Button size="large" wide disabledReason={t('Confirm your slippage tolerance')} />;
    case 'error':
      return <Button size="large" wide disabledReason={t(button.text)} />;
    case 'remove':
      return (
        <div className="grid grid-cols-2 gap-2">
          <LpEnableButton remove={props.remove} approval={button.approval} />
          <Button
            kind="primary"
            size="large"
            pending={props.isAttempting && t('Removing')}
            disabledReason={button.approval === 'approved' ? undefined : t('Remove')}
            onClick={props.onRemove}
          >
            {t('Remove')}
          </Button>
        </div>
      );
  }
}
