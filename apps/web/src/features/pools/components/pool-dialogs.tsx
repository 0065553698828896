import { useState } from 'react';
import { useHeld } from '../../../lib/use-held';
import type { PoolDialogDetail } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { BountyDialog } from './bounty-dialog';
import { EmergencyDialog } from './emergency-dialog';
import { HarvestAllDialog } from './harvest-all-dialog';
import { HarvestDialog } from './harvest-dialog';
import { PoolStakeDialog } from './pool-stake-dialog';
import { RequiredDialog } from './required-dialog';

/** The one dialog that is open over the pools. Load it lazily. */
export function PoolDialogs(props: {
  readonly detail: PoolDialogDetail;
  readonly rows: readonly PoolRow[];
  readonly onCalculate: (key: string) => void;
  readonly onClose: () => void;
}) {
  const { detail, rows, onClose, onCalculate } = props;
  const key = detail.kind === 'harvest-all' ? '' : detail.key;
  // Whosever they are: another account in the wallet closes a dialog, which it can only as long as that stands.
  const all = useHeld(rows.length === 0 ? undefined : rows, 'all') ?? rows;
  const row = useHeld(
    rows.find((one) => one.key === key),
    key,
  );
  if (detail.kind === 'harvest-all') return <HarvestAllDialog rows={all} onClose={onClose} />;
  if (row === undefined) return null;
  switch (detail.kind) {
    case 'stake':
      return <StakeEntry row={row} onCalculate={onCalculate} onClose={onClose} />;
    case 'unstake':
      return <PoolStakeDialog way="unstake" row={row} onCalculate={onCalculate} onClose={onClose} />;
    case 'harvest':
    case 'collect':
      return <HarvestDialog row={row} onClose={onClose} />;
    case 'emergency':
      return <EmergencyDialog row={row} onClose={onClose} />;
    case 'bounty':
      return <BountyDialog row={row} onClose={onClose} />;
  }
}

/** The stake, or for who has nothing to stake where to get it: as it is when it opens, since who stakes all has nothing left. */
function StakeEntry(props: {
  readonly row: PoolRow;
  readonly onCalculate: (key: string) => void;
  readonly onClose: () => void;
}) {
  const isEmpty = props.row.holding?.balance === 0n;
  const [wasEmpty] = useState(isEmpty);
  return isEmpty && wasEmpty ? (
    <RequiredDialog row={props.row} onClose={props.onClose} />
  ) : (
    <PoolStakeDialog way="stake" {...props} />
  );
}
