import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import type { ReactNode } from 'react';
import { MessageText } from '../amounts/message-text';
import { useChain } from '../chain/chain-context';
import { transactionUrl } from '../chain/explorer-url';
import { useText } from '../language/use-text';
import type { RunState } from '../transactions/run-state';

/** Where a run stands, in a line below its button. */
export function RunLine({ run }: { readonly run: RunState }): ReactNode {
  const { t } = useText();
  const { settings } = useChain();
  switch (run.kind) {
    case 'checking':
    case 'simulating':
      return <Line>{t('Checking the transaction on the chain')}</Line>;
    case 'signing':
      return (
        <Line>
          {t('Confirm this transaction in your wallet')}: <MessageText message={run.summary} />
        </Line>
      );
    case 'sent': {
      const link = run.hash && transactionUrl(settings, run.hash);
      return (
        <Line>
          {run.isMoreToCome
            ? t('Keep this open: your wallet asks for the next step when this one is confirmed. Closing stops here.')
            : t('You can close this: it is followed in Recent Transactions.')}
          {link ? (
            <>
              {' '}
              <TextLink href={link} isExternal>
                {t('View on BESCScan')}
              </TextLink>
            </>
          ) : null}
        </Line>
      );
    }
    case 'doubtful':
      return (
        <Notice tone="warning" isLive title={t('Not known yet')}>
          {t('It is not known yet whether your wallet has sent this. Looking on the chain…')}{' '}
          {t('Do not send it again before this is known: it could be carried out twice.')}
        </Notice>
      );
    default:
      return null;
  }
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p aria-live="polite" className="text-center text-sm text-balance text-text-muted [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}
