import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useText } from '../../../blocks/language/use-text';
import { pausedBlocker } from '../../../blocks/staking/paused-blocker';
import type { PoolRow } from '../pool-row';
import { bountyAction } from '../pools.actions';
import { usd } from '../pools.view-model';
import { PoolAmount } from './pool-amount';
import { bpsText } from './pool-rate';

/** 'Claim Bounty': what one gets, and of what it is a part. */
export function BountyDialog({ row, onClose }: { readonly row: PoolRow; readonly onClose: () => void }) {
  const { t, locale } = useText();
  const { earning, vault, pausedUntil } = row;
  const state = vault?.state;
  const bountyState = (): Confirmable => {
    if (state?.bounty === undefined || state.callFeeBps === 0n) return { kind: 'error', text: 'The bounty is unknown' };
    if (pausedUntil !== undefined) return pausedBlocker({ until: pausedUntil, locale });
    if (state.bounty === 0n) return { kind: 'error', text: 'No bounty yet' };
    return { kind: 'ready', action: bountyAction(row) };
  };
  return (
    <ConfirmDialog title={t('Claim Bounty')} state={bountyState()} onClose={onClose}>
      <dl>
        <DataRow label={t('You’ll claim')} isStrong>
          <PoolAmount what="earned" amount={state?.bounty} of={earning} usd={usd(state?.bounty, earning)} hasSymbol />
        </DataRow>
        <DataRow label={t('Pool total pending yield')}>
          <PoolAmount what="earned" amount={state?.pending} of={earning} usd={usd(state?.pending, earning)} hasSymbol />
        </DataRow>
        <DataRow
          label={t('Bounty')}
          help={{
            name: t('What is the bounty?'),
            text: t(
              'The bounty rewards a service to all stakers: the claimer pays the gas to compound everyone’s earnings. Compare it with the network fee below.',
            ),
          }}
        >
          <span dir="ltr">{bpsText(state?.callFeeBps, locale)}</span>
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
