import { approvalLabel } from '@besc/domain/tokens/approval-state';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { Check } from 'lucide-react';
import { useText } from '../../language/use-text';

/** Whole sentences: where the symbol stands is the language's matter. */
const labelsOfToken = {
  Enable: 'Enable %symbol%',
  Enabling: 'Enabling',
  Enabled: 'Enabled %symbol%',
} as const;

/** 'Enable', 'Enabling' and 'Enabled' of one token, with its symbol where more than one stands on the screen. */
export function EnableButton(props: {
  readonly symbol?: string | undefined;
  readonly state: 'not-approved' | 'pending' | 'approved';
  /** The wallet is being asked, or an approval is on its way. */
  readonly isBusy: boolean;
  /** The coin in the wallet does not pay for it and what it is for. */
  readonly isUseless?: boolean;
  readonly wide?: boolean;
  /** Instead of 'Enable'. */
  readonly label?: string | undefined;
  /** What it is for, where several stand on the screen. */
  readonly of?: string | undefined;
  readonly onEnable: () => void;
}) {
  const { t } = useText();
  const { state, symbol } = props;
  const isWorking = state === 'pending' || (props.isBusy && state !== 'approved');
  const label = approvalLabel(state) ?? 'Enable';
  const own = state === 'not-approved' ? props.label : undefined;
  const text = own ?? (symbol === undefined ? t(label) : t(labelsOfToken[label], { symbol: displaySymbol(symbol) }));
  return (
    <Button
      kind="primary"
      size="large"
      wide={props.wide ?? false}
      of={props.of}
      pending={isWorking && t('Enabling')}
      disabledReason={
        state === 'approved' ? (
          <span className="inline-flex items-center gap-1.5">
            <Check size={18} aria-hidden />
            {text}
          </span>
        ) : props.isUseless ? (
          t('Insufficient %symbol% balance', { symbol: 'BESC' })
        ) : undefined
      }
      onClick={props.onEnable}
    >
      {text}
    </Button>
  );
}
