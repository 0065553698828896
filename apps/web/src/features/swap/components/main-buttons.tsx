import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { useText } from '../../../blocks/language/use-text';
import { EnableButton } from '../../../blocks/transactions/enable-button';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { SwitchNetworkButton } from '../../../blocks/wallet/switch-network-button';
import type { MainButton } from '../main-button';

/** Enable and, beside it, the swap button that waits for it. */
function ApprovalButtons(props: {
  readonly symbol: string;
  readonly state: 'not-approved' | 'pending' | 'approved';
  readonly isBusy: boolean;
  readonly danger: boolean;
  readonly onApprove: () => void;
  readonly onSwap: () => void;
}) {
  const { t } = useText();
  const { symbol, state, isBusy, danger } = props;
  const swapLabel = t(danger ? 'Swap Anyway' : 'Swap');
  return (
    <div className="grid grid-cols-2 gap-2">
      <EnableButton
        symbol={state === 'approved' ? undefined : symbol}
        state={state}
        isBusy={isBusy}
        onEnable={props.onApprove}
      />
      <Button
        kind={danger ? 'danger' : 'primary'}
        size="large"
        disabledReason={state === 'approved' ? undefined : swapLabel}
        onClick={props.onSwap}
      >
        {swapLabel}
      </Button>
    </div>
  );
}

/** The one next step of the card; a button that cannot be pressed says why. */
export function MainButtons(props: {
  readonly button: MainButton;
  readonly inputSymbol: string;
  /** An approval was sent from here, so that 'Enabled' stays beside the swap button. */
  readonly wasApproved: boolean;
  readonly isApproving: boolean;
  readonly isWrapping: boolean;
  readonly onApprove: () => void;
  readonly onSwap: () => void;
  readonly onWrap: () => void;
}) {
  const { t } = useText();
  const { button } = props;
  const blocked = (reason: string) => <Button size="large" wide disabledReason={reason} />;
  switch (button.kind) {
    case 'unsupported':
      return blocked(t('Unsupported Asset'));
    case 'connect':
      return <ConnectButton size="large" wide />;
    case 'wrong-network':
      return <SwitchNetworkButton />;
    case 'wrap':
      return (
        <Button
          kind="primary"
          size="large"
          wide
          pending={props.isWrapping && t('Confirm in your wallet')}
          onClick={props.onWrap}
        >
          {t(button.wrapKind === 'wrap' ? 'Wrap' : 'Unwrap')}
        </Button>
      );
    case 'no-route':
      return (
        <Button
          size="large"
          wide
          disabledReason={
            <>
              {t('Insufficient liquidity for this trade.')}
              {button.hint ? (
                <span className="block text-sm font-normal">{t('Try enabling multi-hop trades.')}</span>
              ) : null}
            </>
          }
        />
      );
    case 'loading':
      return <Button size="large" wide pending={t('Loading')} />;
    case 'offline':
      return blocked(t('The chain does not answer'));
    case 'error':
      return blocked(t(button.text, button.symbol === undefined ? {} : { symbol: displaySymbol(button.symbol) }));
    case 'impact-blocked':
      return (
        <Button
          size="large"
          wide
          className="border-danger! text-danger!"
          disabledReason={
            <>
              <span className="max-sm:hidden">{t('Price Impact Too High')}</span>
              <span className="sm:hidden">{t('Price Impact High')}</span>
            </>
          }
        />
      );
    case 'slippage-unconfirmed':
      return blocked(t('Confirm your slippage tolerance'));
    case 'approve':
      return (
        <ApprovalButtons
          symbol={props.inputSymbol}
          state={button.state}
          isBusy={props.isApproving}
          danger={button.danger}
          onApprove={props.onApprove}
          onSwap={props.onSwap}
        />
      );
    case 'swap':
      return props.wasApproved ? (
        <ApprovalButtons
          symbol={props.inputSymbol}
          state="approved"
          isBusy={false}
          danger={button.danger}
          onApprove={props.onApprove}
          onSwap={props.onSwap}
        />
      ) : (
        <Button kind={button.danger ? 'danger' : 'primary'} size="large" wide onClick={props.onSwap}>
          {t(button.danger ? 'Swap Anyway' : 'Swap')}
        </Button>
      );
  }
}
