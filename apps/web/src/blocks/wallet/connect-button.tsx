import { Button, type ButtonProps } from '@besc/ui/button';
import { useText } from '../language/use-text';
import { walletOverlay } from './wallet-overlay';

/** Stands where an action would, for a visitor without a wallet: 'Connect Wallet'. */
export function ConnectButton(props: Pick<ButtonProps, 'id' | 'size' | 'wide' | 'kind' | 'className'>) {
  const { t } = useText();
  return (
    <Button kind="primary" {...props} onClick={() => walletOverlay.open()}>
      {t('Connect Wallet')}
    </Button>
  );
}
