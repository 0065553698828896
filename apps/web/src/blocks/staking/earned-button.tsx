import { Button } from '@besc/ui/button';
import { useText } from '../language/use-text';

/** Harvest or Collect: says so where nothing is earned yet, and waits while that is unknown. */
export function EarnedButton(props: {
  readonly label: string;
  /** What it is earned in, where several stand on the screen. */
  readonly of?: string;
  /** In smallest units; undefined: not known. */
  readonly amount: bigint | undefined;
  readonly wide?: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useText();
  const { label, of, amount, wide = false } = props;
  const reason = amount === undefined || amount > 0n ? undefined : t('Nothing earned yet');
  return (
    <Button
      kind="primary"
      wide={wide}
      of={of}
      aria-haspopup="dialog"
      pending={amount === undefined && t('Loading')}
      disabledReason={reason}
      onClick={props.onPress}
    >
      {label}
    </Button>
  );
}
