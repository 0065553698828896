import { Button, type ButtonProps } from '@besc/ui/button';
import { useText } from '../language/use-text';
import { openWalletDialog } from './open-wallet-dialog';

/** Stands where an action would, for a visitor without a wallet: 'Connect Wallet'. */
export function ConnectButton(props: Pick<ButtonProps, 'id' | 'size' | 'wide' | 'kind' | 'className'>) {
  const { t } = useText();
  return (
    <Button kind="primary" {...props} onClick={() => openWalletDialog()}>
      {t('Connect Wallet')}
    </Button>
  );
}
