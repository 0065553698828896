import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { useText } from '../../../blocks/language/use-text';
import type { PoolRow } from '../pool-row';
import { emergencyAction } from '../pools.actions';
import { usd } from '../pools.view-model';
import { PoolAmount } from './pool-amount';

/** The way out that needs nothing of the reward: the whole stake, without what it has earned. */
export function EmergencyDialog({ row, onClose }: { readonly row: PoolRow; readonly onClose: () => void }) {
  const { t } = useText();
  const { category, staked, earning, holding } = row;
  const isVault = category === 'auto';
  const lost = holding?.earned === undefined || holding.owed === undefined ? undefined : holding.earned - holding.owed;
  return (
    <ConfirmDialog
      title={t('Emergency exit')}
      state={
        holding === undefined
          ? { kind: 'loading' }
          : holding.staked === 0n
            ? { kind: 'error', text: 'Nothing staked' }
            : { kind: 'ready', action: emergencyAction(row) }
      }
      label={t('Unstake everything')}
      kind="danger"
      onClose={onClose}
    >
      {isVault ? null : (
        <Notice tone="warning">
          {t('For a pool that can’t pay its rewards. You give up what you’ve earned since your last payout.')}
        </Notice>
      )}
      <dl>
        <DataRow label={t('You’ll withdraw')} isStrong>
          <PoolAmount what="staked" amount={holding?.staked} of={staked} usd={usd(holding?.staked, staked)} hasSymbol />
        </DataRow>
        {isVault ? null : (
          <DataRow label={t('You’ll give up')}>
            <PoolAmount what="earned" amount={lost} of={earning} usd={usd(lost, earning)} hasSymbol hasUsd={false} />
          </DataRow>
        )}
      </dl>
    </ConfirmDialog>
  );
}
