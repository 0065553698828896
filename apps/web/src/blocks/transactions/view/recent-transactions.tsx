import { clearedRecords } from '@besc/domain/transactions/records';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Trash2 } from 'lucide-react';
import { useChain } from '../../chain/chain-context';
import { useText } from '../../language/use-text';
import { ConnectPrompt } from '../../wallet/connect-prompt';
import { useAccount } from '../../wallet/use-account';
import { updateTransactions } from '../records/transaction-store';
import { useTransactions } from '../records/use-transactions';
import { OpenRequests } from './open-requests';
import { TransactionRow } from './transaction-row';

/**
 * What this account sent from this browser: pending first, then finished, each with its state and its link. What has no
 * hash is no transaction and stands apart.
 */
export function RecentTransactions() {
  const { t } = useText();
  const chainId = useChain().settings.chain.id;
  const { address } = useAccount();
  const records = useTransactions();
  if (address === undefined) return <ConnectPrompt />;
  if (records.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <OpenRequests />
        <EmptyState title={t('No recent transactions')}>
          {t('Transactions from this browser are listed here until you clear them.')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <OpenRequests />
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{t('Recent Transactions')}</h3>
        <Button
          kind="quiet"
          size="small"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => updateTransactions((records) => clearedRecords(records, chainId))}
        >
          {t('Clear all')}
        </Button>
      </div>
      <ul className="-mx-2 flex flex-col">
        {records.map((record) => (
          <TransactionRow key={record.hash} record={record} />
        ))}
      </ul>
    </div>
  );
}
