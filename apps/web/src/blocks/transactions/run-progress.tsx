import { Button } from '@besc/ui/button';
import { DoneMark } from '@besc/ui/done-mark';
import { ErrorMark } from '@besc/ui/error-mark';
import { HalvedText } from '@besc/ui/halved-text';
import { ProgressMark } from '@besc/ui/progress-mark';
import { TextLink } from '@besc/ui/text-link';
import { type ReactNode, useEffect, useState } from 'react';
import { MessageText } from '../amounts/message-text';
import { useChain } from '../chain/chain-context';
import { transactionUrl } from '../chain/explorer-url';
import type { Message } from '../language/message';
import { useText } from '../language/use-text';
import { NetworkAction } from '../wallet/network-action';
import type { RunState } from './run-state';

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
  readonly onClose: () => void;
}) {
  const { t, say } = useText();
  const { run } = props;
  const summary = (
    <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
      <MessageText message={props.summary} />
    </p>
  );
  const close = (
    <Button kind="primary" size="large" wide className="mt-6" onClick={props.onClose}>
      {t('Close')}
    </Button>
  );
  switch (run.kind) {
    case 'failed':
      return (
        <div role="alert">
          <Stage mark={<ErrorMark />} title={say(props.problem ?? run.message)}>
            {run.failure === 'rejected' || run.failure === 'reverted' ? summary : null}
            {run.hash ? <Hash hash={run.hash} /> : null}
            <div className="mt-6 w-full text-start empty:hidden">
              <NetworkAction />
            </div>
            <Button kind="secondary" size="large" wide className="mt-6" onClick={props.onClose}>
              {t('Dismiss')}
            </Button>
          </Stage>
        </div>
      );
    case 'doubtful':
      return (
        <Stage mark={<ProgressMark />} title={t('Not known yet')}>
          {summary}
          <p className="mt-2 text-sm text-text-muted">
            {t('It is not known yet whether your wallet has sent this. Looking on the chain…')}
          </p>
          <p className="mt-2 text-sm text-text-muted">
            {t('Do not send it again before this is known: it could be carried out twice.')}
          </p>
          {close}
        </Stage>
      );
    case 'sent':
      return (
        <Stage
          mark={<ProgressMark />}
          title={run.isTakenBack ? t('The chain took it back; it is pending again') : t('Transaction Submitted')}
        >
          {summary}
          {run.hash ? <Hash hash={run.hash} /> : null}
          <p className="text-sm text-text-muted">
            {run.isMoreToCome
              ? t('Keep this open: your wallet asks for the next step when this one is confirmed. Closing stops here.')
              : t('You can close this: it is followed in Recent Transactions.')}
          </p>
          {close}
        </Stage>
      );
    case 'confirmed':
      return (
        <Stage mark={<DoneMark />} title={props.confirmed ? say(props.confirmed) : t('Transaction confirmed')}>
          {summary}
          {run.hash ? <Hash hash={run.hash} /> : null}
          {close}
        </Stage>
      );
    case 'signing':
      return (
        <Stage mark={<ProgressMark />} title={t('Waiting For Confirmation')}>
          <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
            <MessageText message={run.summary} />
          </p>
          <p className="mt-2 text-sm text-text-muted">{t('Confirm this transaction in your wallet')}</p>
          <SilentWalletHint />
          <div className="mt-6 w-full text-start empty:hidden">
            <NetworkAction />
          </div>
        </Stage>
      );
    default:
      return (
        <Stage mark={<ProgressMark />} title={t('Checking the transaction on the chain')}>
          {summary}
        </Stage>
      );
  }
}

/** For a wallet that never answers: nothing is lost, and nobody has to wait in front of this. */
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
        'Your wallet has not answered yet. Open it and look for a waiting request. You can close this: what you confirm there is still followed.',
      )}
    </p>
  ) : null;
}

function Stage(props: { readonly mark: ReactNode; readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-1 py-6 text-center" aria-live="polite">
      {props.mark}
      <p className="mt-4 max-w-full text-lg font-semibold text-balance [overflow-wrap:anywhere]">{props.title}</p>
      {props.children}
    </div>
  );
}

function Hash({ hash }: { readonly hash: string }) {
  const { t } = useText();
  const { settings } = useChain();
  const link = transactionUrl(settings, hash);
  return (
    <>
      <p data-testid="transaction-hash" className="mt-2 text-xs text-text-muted">
        <HalvedText text={hash} />
      </p>
      {link ? (
        <TextLink href={link} isExternal className="inline-flex min-h-11 items-center text-sm">
          {t('View on BESCScan')}
        </TextLink>
      ) : null}
    </>
  );
}
