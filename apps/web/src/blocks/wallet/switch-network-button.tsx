import { Button } from '@besc/ui/button';
import { useText } from '../language/use-text';
import { useSwitchNetwork } from './use-switch-network';

/** Stands where the action would while the wallet is on another chain. */
export function SwitchNetworkButton() {
  const { t } = useText();
  const { switchNetwork, pending } = useSwitchNetwork();
  return (
    <Button
      kind="danger"
      size="large"
      wide
      pending={pending && t('Switching network')}
      onClick={() => void switchNetwork()}
    >
      {t('Switch network')}
    </Button>
  );
}
