import { Button } from '@besc/ui/button';
import { DoneMark } from '@besc/ui/done-mark';
import { ErrorMark } from '@besc/ui/error-mark';
import { HalvedText } from '@besc/ui/halved-text';
import { ProgressMark } from '@besc/ui/progress-mark';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import { MessageText } from '../../amounts/message-text';
import type { Message } from '../../language/message';
import { useText } from '../../language/use-text';
import { NetworkAction } from '../../wallet/network-action';
import { hasHash, isAttempting } from '../run/run-phase';
import type { RunState } from '../steps/run-state';
import { ExplorerLink } from './explorer-link';
import { RetryButton } from './retry-button';
import { runWords } from './run-words';

const EstimateGap = lazyPart('estimate', async () => (await import('./estimate-gap')).EstimateGap);

/** After this long without an answer of the wallet the dialog says what can be done. */
const patienceMs = 20_000;

/** What happens after the last button of a dialog: the check, the wallet, the hash, then the result or the error. */
export function RunProgress(props: {
  readonly run: RunState;
  readonly summary: Message;
  /** The heading of the end; 'Transaction confirmed' when left out. */
  readonly confirmed?: Message;
  /** How a failure is put; the run's own message when left out. */
  readonly problem?: Message | undefined;
  /** After a failure: starts over with what is true now. */
  readonly onRetry?: (() => void) | undefined;
  readonly onClose: () => void;
}) {
  const { t, say } = useText();
  const { run } = props;
  const words = runWords(run);
  const [isFailed, isConfirmed, isSigning] = [run.kind === 'failed', run.kind === 'confirmed', run.kind === 'signing'];
  const title = (isFailed && props.problem) || (isConfirmed && props.confirmed) || words.title;
  const hash = 'hash' in run ? run.hash : undefined;
  const moved = run.kind === 'confirmed' ? run.summary : undefined;
  const isSummed = run.kind !== 'failed' || run.failure === 'rejected' || hasHash(run);
  return (
    <div role={isFailed ? 'alert' : undefined}>
      <div className="flex flex-col items-center gap-1 py-6 text-center" aria-live="polite">
        {isFailed ? <ErrorMark /> : isConfirmed ? <DoneMark /> : <ProgressMark />}
        <p className="mt-4 max-w-full text-lg font-semibold text-balance [overflow-wrap:anywhere]">{say(title)}</p>
        {isSummed ? (
          <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
            <MessageText message={('summary' in run && run.summary) || props.summary} />
          </p>
        ) : null}
        {moved ? (
          <Suspense fallback={<br />}>
            <EstimateGap estimated={props.summary} moved={moved} />
          </Suspense>
        ) : null}
        {hash ? (
          <>
            <p data-testid="transaction-hash" className="mt-2 text-xs text-text-muted">
              <HalvedText text={hash} />
            </p>
            <ExplorerLink hash={hash} className="inline-flex min-h-11 items-center text-sm" />
          </>
        ) : null}
        {words.lines.map((line) => (
          <p key={line.text} className="mt-2 text-sm text-text-muted">
            {say(line)}
          </p>
        ))}
        {isSigning ? <SilentWalletHint /> : null}
        {isSigning || isFailed ? (
          <div className="mt-6 w-full text-start empty:hidden">
            <NetworkAction />
          </div>
        ) : null}
        {isFailed ? (
          <div className="mt-6 w-full empty:hidden">
            <RetryButton run={run} onRetry={props.onRetry} size="large" />
          </div>
        ) : null}
        {isAttempting(run) ? null : (
          <Button kind={isFailed ? 'secondary' : 'primary'} size="large" wide className="mt-6" onClick={props.onClose}>
            {isFailed ? t('Dismiss') : t('Close')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** For a wallet that never answers: nothing is lost, and this need not be waited for. */
function SilentWalletHint() {
  const { t } = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <p className="mt-2 text-sm text-text-muted">
      {t(
        'Your wallet hasn’t responded yet. Open it and look for a pending request. You can close this: we’ll still track what you confirm.',
      )}
    </p>
  ) : null;
}
