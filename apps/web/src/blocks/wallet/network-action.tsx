import { Notice } from '@besc/ui/notice';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text';
import { SwitchNetworkButton } from './switch-network-button';
import { useAccount } from './use-account';

/** The action of a dialog; while the wallet is on another chain, that it is, and the way back in its place. */
export function NetworkAction({ children }: { readonly children?: ReactNode }) {
  const { t } = useText();
  if (!useAccount().wrongNetwork) return children;
  return (
    <div className="flex w-full flex-col gap-3">
      <Notice tone="warning" isLive>
        {t('Your wallet left this network. You can’t send anything until it’s back.')}
      </Notice>
      <SwitchNetworkButton />
    </div>
  );
}
