import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { MessageText } from '../amounts/message-text';
import { useText } from '../language/use-text';
import { ConnectButton } from '../wallet/connect-button';
import { SwitchNetworkButton } from '../wallet/switch-network-button';
import { type Blocker, isBlocker } from './blocker';

/** Only who chose a high tolerance on an earlier visit is asked. */
const HighSlippageNotice = lazyPart(
  'high-slippage-notice',
  async () => (await import('../slippage/high-slippage-notice')).HighSlippageNotice,
);

/** The buttons at the end of a form: why nothing can be done, and what does away with that; else the screen's own. */
export function ActionButtons<Own extends { readonly kind: string }>(props: {
  readonly state: Blocker | Own;
  readonly children: (own: Own) => ReactNode;
}) {
  const { state, children } = props;
  return isBlocker(state) ? <BlockedButton blocker={state} /> : children(state);
}

function BlockedButton({ blocker }: { readonly blocker: Blocker }) {
  const { t } = useText();
  const blocked = (reason: ReactNode) => <Button size="large" wide disabledReason={reason} />;
  switch (blocker.kind) {
    case 'unsupported':
      return blocked(t('Unsupported Asset'));
    case 'connect':
      return <ConnectButton size="large" wide />;
    case 'wrong-network':
      return <SwitchNetworkButton />;
    case 'loading':
      return <Button size="large" wide pending={t('Loading')} />;
    case 'offline':
      return blocked(t('The chain isn’t responding'));
    case 'enabling':
      return <Button kind="primary" size="large" wide pending={t('Enabling')} />;
    case 'slippage-unconfirmed':
      return (
        <div className="flex flex-col gap-3">
          <Suspense fallback={null}>
            <HighSlippageNotice />
          </Suspense>
          {blocked(t('Confirm your slippage tolerance'))}
        </div>
      );
    case 'error': {
      const { symbol, values } = blocker;
      const named = symbol === undefined ? values : { ...values, symbol: displaySymbol(symbol) };
      return blocked(<MessageText message={{ ...blocker, ...(named && { values: named }) }} />);
    }
  }
}
