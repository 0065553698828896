import { Button } from '@besc/ui/button';
import { ActionButtons } from '../../../blocks/action/action-buttons';
import type { Blocker } from '../../../blocks/action/blocker';
import { useText } from '../../../blocks/language/use-text';
import { EnableButton } from '../../../blocks/transactions/view/enable-button';
import type { MainButton } from '../main-button';

/** Enable and, beside it, the swap button that waits for it. */
function ApprovalButtons(props: {
  readonly symbol: string;
  readonly state: 'not-approved' | 'pending' | 'approved';
  readonly isBusy: boolean;
  readonly danger: boolean;
  /** Why nothing is sent at the moment. */
  readonly busy?: string | undefined;
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
        pending={props.busy}
        disabledReason={state === 'approved' ? undefined : swapLabel}
        onClick={props.onSwap}
      >
        {swapLabel}
      </Button>
    </div>
  );
}

interface MainButtonsProps {
  readonly button: MainButton;
  readonly inputSymbol: string;
  /** An approval was sent from here, so that 'Enabled' stays beside the swap button. */
  readonly wasApproved: boolean;
  readonly isApproving: boolean;
  /** Why nothing is sent at the moment, as an English key. */
  readonly busy: string | undefined;
  readonly onApprove: () => void;
  readonly onSwap: () => void;
  readonly onWrap: () => void;
}

/** The one next step of the card; a button that cannot be pressed says why. */
export function MainButtons(props: MainButtonsProps) {
  return <ActionButtons state={props.button}>{(button) => <SwapButtons {...props} button={button} />}</ActionButtons>;
}

function SwapButtons(props: MainButtonsProps & { readonly button: Exclude<MainButton, Blocker> }) {
  const { t } = useText();
  const { button } = props;
  const busy = props.busy && t(props.busy);
  switch (button.kind) {
    case 'wrap':
      return (
        <Button kind="primary" size="large" wide pending={busy} onClick={props.onWrap}>
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
          busy={busy}
          danger={button.danger}
          onApprove={props.onApprove}
          onSwap={props.onSwap}
        />
      ) : (
        <Button kind={button.danger ? 'danger' : 'primary'} size="large" wide pending={busy} onClick={props.onSwap}>
          {t(button.danger ? 'Swap Anyway' : 'Swap')}
        </Button>
      );
  }
}
