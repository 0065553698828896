import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useState } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { useWriter } from '../../../blocks/action/use-writer';
import { useText } from '../../../blocks/language/use-text';
import { actionOf } from '../../../blocks/transactions/steps/action-of';
import type { PoolRow } from '../pool-row';
import { compoundAction, harvestStep, isAllowanceShort } from '../pools.actions';
import { usd } from '../pools.view-model';
import { PoolAmount } from './pool-amount';

/** Harvest; of MONEY's own pool Collect, which can be staked again at once. */
export function HarvestDialog({ row, onClose }: { readonly row: PoolRow; readonly onClose: () => void }) {
  const { t } = useText();
  const { category, earning, holding, pausedUntil, isFinished } = row;
  const isMoney = category === 'core';
  // What could not be paid may not be paid now either, and other MONEY of the account would be staked in its place.
  const canCompound = isMoney && !isFinished && pausedUntil === undefined && holding?.owed === 0n;
  // What cannot be compounded as it opens is not compounded under the finger when it can.
  const [chosen, setWay] = useState<'compound' | 'harvest'>(canCompound ? 'compound' : 'harvest');
  const way = canCompound ? chosen : 'harvest';
  // What is compounded is what was read when it was opened: more may have come by then. Less is
  // there once somebody has collected it: other MONEY of the account would be staked in its place.
  const [earned] = useState(holding?.earned ?? 0n);
  const symbol = displaySymbol(earning.currency.symbol);
  const isCompound = way === 'compound';
  const shown = isCompound ? earned : holding?.earned;
  const isCollected = isCompound && holding?.earned !== undefined && holding.earned < earned;
  const { approvalAmount } = useWriter();
  const [isToApprove] = useState(() => isAllowanceShort(row, earned));
  return (
    <ConfirmDialog
      title={isMoney ? t('%symbol% Harvest', { symbol }) : t('Harvest')}
      state={
        holding?.earned === undefined
          ? { kind: 'loading' }
          : shown === 0n || isCollected
            ? { kind: 'error', text: 'Nothing earned yet' }
            : {
                kind: 'ready',
                action: isCompound ? compoundAction(row, earned, approvalAmount) : actionOf(harvestStep(row)),
              }
      }
      onClose={onClose}
    >
      {isMoney ? (
        <>
          <SegmentedControl
            label={t('What happens next')}
            wide
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'compound', label: t('Compound'), disabled: !canCompound },
              { value: 'harvest', label: t('Harvest') },
            ]}
          />
          <p className="text-sm text-text-muted">
            {isCompound
              ? t(
                  'Compound: collect %symbol% and restake it in the pool. Your wallet asks for each step, or once for both.',
                  {
                    symbol,
                  },
                )
              : t('Harvest: collect %symbol% and send to wallet.', { symbol })}
          </p>
          {isCompound && isToApprove ? (
            <p className="text-sm text-text-muted">
              {t('Your %symbol% allowance is used up: you’ll be asked to approve first.', { symbol })}
            </p>
          ) : null}
        </>
      ) : null}
      <dl>
        <DataRow label={isCompound ? t('Compounding') : t('Harvesting')} isStrong>
          <PoolAmount what="earned" amount={shown} of={earning} usd={usd(shown, earning)} hasSymbol />
        </DataRow>
      </dl>
      {holding?.owed ? (
        <Notice tone="warning">{t('The pool may not be able to pay all of it now. You’ll be owed the rest.')}</Notice>
      ) : null}
    </ConfirmDialog>
  );
}
