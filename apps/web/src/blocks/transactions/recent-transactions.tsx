import { clearedRecords } from '@besc/domain/transactions/record-lifecycle';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Trash2 } from 'lucide-react';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { ConnectPrompt } from '../wallet/connect-prompt';
import { useAccount } from '../wallet/use-account';
import { RequestRow } from './request-row';
import { requestStore, updateRequests } from './request-store';
import { TransactionRow } from './transaction-row';
import { updateTransactions } from './transaction-store';
import { useTransactions } from './use-transactions';

/** What this account sent from this browser: pending first, then finished, each with its state and its link. */
export function RecentTransactions() {
  const { t } = useText();
  const chainId = useChain().settings.chain.id;
  const { address } = useAccount();
  const records = useTransactions();
  if (address === undefined) return <ConnectPrompt />;
  const requests = requestStore((state) => state.requests).filter(
    (request) => request.from === address && request.chainId === chainId,
  );
  if (records.length === 0 && requests.length === 0) {
    return (
      <EmptyState title={t('No recent transactions')}>
        {t('What you send from this browser is listed here until you clear it.')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{t('Recent Transactions')}</h3>
        <Button
          kind="quiet"
          size="small"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => {
            updateTransactions((book) => clearedRecords(book, chainId));
            updateRequests((all) => all.filter((request) => request.chainId !== chainId));
          }}
        >
          {t('Clear all')}
        </Button>
      </div>
      <ul className="-mx-2 flex flex-col">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
        {records.map((record) => (
          <TransactionRow key={record.hash} record={record} />
        ))}
      </ul>
    </div>
  );
}
