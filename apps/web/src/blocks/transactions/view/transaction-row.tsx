import { shortAddress } from '@besc/domain/shared/short-address';
import { Spinner } from '@besc/ui/spinner';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { CircleCheck, CircleHelp, CircleX, ExternalLink } from 'lucide-react';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { MessageText } from '../../amounts/message-text';
import { useChain } from '../../chain/chain-context';
import { transactionUrl } from '../../chain/explorer-url';
import { useText } from '../../language/use-text';
import { refusalWords } from '../life/refusal-words';
import { isDropped, type TransactionOutcome, transactionOutcome } from '../records/transaction-outcome';

const outcomeNames: Record<TransactionOutcome, string> = {
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
  unknown: 'Unknown',
};

const endNames: Record<NonNullable<TransactionRecord['ended']>, string> = {
  cancelled: 'Cancelled',
  replaced: 'Replaced',
  different: 'Not what was shown',
  partial: 'Only part went through',
};

function stateName(record: TransactionRecord): string {
  if (record.ended !== undefined) return endNames[record.ended];
  if (isDropped(record)) return 'No longer known to the network';
  const outcome = transactionOutcome(record);
  if (outcome === 'pending' && record.isTakenBack) return 'The chain reverted it; it’s pending again';
  return outcome === 'pending' && record.isBlocked ? 'Waiting for an earlier transaction' : outcomeNames[outcome];
}

/** One record: how it stands, what it was, and its page on the explorer. */
export function TransactionRow({ record }: { readonly record: TransactionRecord }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const url = transactionUrl(settings, record.hash);
  const outcome = transactionOutcome(record);
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(record.addedTime);
  const content = (
    <>
      <OutcomeIcon outcome={isDropped(record) ? 'unknown' : outcome} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium [overflow-wrap:anywhere]">
          {record.summary.text === '' ? shortAddress(record.hash) : <MessageText message={record.summary} />}
        </span>
        <span className="block text-sm text-text-muted">
          {t(stateName(record))}
          {record.reason === undefined ? null : (
            <>
              {': '}
              <bdi>
                <MessageText message={refusalWords(record.reason, record.refusals)} />
              </bdi>
            </>
          )}
          {' · '}
          {time}
        </span>
      </span>
    </>
  );
  const rowClass = 'flex items-center gap-3 rounded-control px-2 py-2';
  return (
    <li data-outcome={outcome}>
      {url === undefined ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <a href={url} target="_blank" rel="noreferrer noopener" className={`${rowClass} hover:bg-surface-hover`}>
          {content}
          <ExternalLink size={16} aria-hidden className="shrink-0 text-text-muted" />
          <span className="sr-only">{t('View on BESCScan')}</span>
        </a>
      )}
    </li>
  );
}

function OutcomeIcon({ outcome }: { readonly outcome: TransactionOutcome }) {
  switch (outcome) {
    case 'pending':
      return <Spinner size={20} className="text-primary" />;
    case 'succeeded':
      return <CircleCheck size={20} aria-hidden className="shrink-0 text-success" />;
    case 'failed':
      return <CircleX size={20} aria-hidden className="shrink-0 text-danger" />;
    case 'unknown':
      return <CircleHelp size={20} aria-hidden className="shrink-0 text-warning" />;
  }
}
