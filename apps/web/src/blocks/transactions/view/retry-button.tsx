import { Button, type ButtonSize } from '@besc/ui/button';
import { useText } from '../../language/use-text';
import { isRetriable } from '../run/run-phase';
import type { RunState } from '../steps/run-state';

/** Starts over with what is true now; nothing while what failed may still be carried out. */
export function RetryButton(props: {
  readonly run: RunState;
  readonly onRetry: (() => void) | undefined;
  readonly size: ButtonSize;
}) {
  const { t } = useText();
  const { run, onRetry, size } = props;
  if (onRetry === undefined || run.kind !== 'failed' || !isRetriable(run)) return null;
  const isLarge = size === 'large';
  return (
    <Button kind={isLarge ? 'primary' : 'secondary'} size={size} wide={isLarge} onClick={onRetry}>
      {t(run.failure === 'rejected' ? 'Try again' : 'Try again with the new price')}
    </Button>
  );
}
