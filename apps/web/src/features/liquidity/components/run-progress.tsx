import { Button } from '@besc/ui/button';
import { ErrorMark } from '@besc/ui/error-mark';
import { Spinner } from '@besc/ui/spinner';
import { TextLink } from '@besc/ui/text-link';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { transactionUrl } from '../../../blocks/chain/explorer-url';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';
import type { RunState } from '../../../blocks/transactions/run-state';

/** What happens after the last button: the check, the wallet, the hash and the end. */
export function RunProgress(props: {
  readonly run: RunState;
  readonly summary: Message;
  readonly onClose: () => void;
}) {
  const { t, say } = useText();
  const { run } = props;
  const summary = <p className="text-sm text-text-muted [overflow-wrap:anywhere]">{say(props.summary)}</p>;
  const close = (
    <Button kind="primary" size="large" wide className="mt-6" onClick={props.onClose}>
      {t('Close')}
    </Button>
  );
  switch (run.kind) {
    case 'failed':
      return (
        <div role="alert">
          <Stage mark={<ErrorMark />} title={say(run.message)}>
            {summary}
            {close}
          </Stage>
        </div>
      );
    case 'sent':
      return (
        <Stage mark={<Spinner size={48} />} title={t('Transaction Submitted')}>
          {summary}
          <Hash hash={run.hash} />
          <p className="text-sm text-text-muted">{t('You can close this: it is followed in Recent Transactions.')}</p>
          {close}
        </Stage>
      );
    case 'confirmed':
      return (
        <Stage mark={<CircleCheck size={48} aria-hidden className="text-success" />} title={t('Transaction confirmed')}>
          {summary}
          {run.hash ? <Hash hash={run.hash} /> : null}
          {close}
        </Stage>
      );
    case 'signing':
      return (
        <Stage mark={<Spinner size={48} />} title={t('Waiting For Confirmation')}>
          {summary}
          <p className="mt-2 text-sm text-text-muted">{t('Confirm this transaction in your wallet')}</p>
        </Stage>
      );
    default:
      return (
        <Stage mark={<Spinner size={48} />} title={t('Checking the transaction on the chain')}>
          {summary}
        </Stage>
      );
  }
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
      <p dir="ltr" data-testid="transaction-hash" className="mt-2 text-xs text-text-muted [overflow-wrap:anywhere]">
        {hash}
      </p>
      {link ? (
        <TextLink href={link} isExternal className="inline-flex min-h-11 items-center text-sm">
          {t('View on BESCScan')}
        </TextLink>
      ) : null}
    </>
  );
}
