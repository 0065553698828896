import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { useHeld } from '../../../lib/use-held';
import { farmOverlay } from '../farm-overlay';
import type { FarmRow, FarmsSummary } from '../farm-row';

const StakePart = lazyPart('farm-stake', async () => (await import('./farm-dialogs')).FarmStakeDialog);
const HarvestPart = lazyPart('farm-harvest', async () => (await import('./farm-dialogs')).FarmHarvestDialog);
const EnterPart = lazyPart('farm-enter', async () => (await import('./farm-enter-dialog')).FarmEnterDialog);
const EmergencyPart = lazyPart('farm-emergency', async () => (await import('./farm-dialogs')).FarmEmergencyDialog);

/** The dialog of the farms that is open. */
export function FarmsDialog(props: {
  readonly rows: readonly FarmRow[];
  readonly summary: FarmsSummary | undefined;
  readonly onCalculate: (key: string) => void;
}) {
  const { isOpen, detail } = usePageOverlay(farmOverlay);
  const pid = 'pid' in detail ? detail.pid : undefined;
  const found = pid === undefined ? undefined : props.rows.find(({ farm }) => farm.pid === pid);
  // Whosever they are: another account in the wallet closes a dialog, which it can only as long as that stands.
  const row = useHeld(found, String(pid));
  const summary = useHeld(props.summary, 'all');
  if (!isOpen) return null;
  const close = () => farmOverlay.close();
  const part = () => {
    if (detail.kind === 'harvest-all') {
      return summary ? <HarvestPart rows={summary.harvestable} onClose={close} /> : null;
    }
    if (row === undefined) return null;
    const calculate = (key: string) => {
      close();
      props.onCalculate(key);
    };
    const { token, quoteToken } = row;
    if (detail.kind === 'enter' && token && quoteToken) {
      return <EnterPart row={{ ...row, token, quoteToken }} onClose={close} onCalculate={calculate} />;
    }
    switch (detail.kind) {
      case 'harvest':
        return <HarvestPart rows={[row]} onClose={close} />;
      case 'emergency':
        return <EmergencyPart row={row} onClose={close} />;
      default:
        return (
          <StakePart
            way={detail.kind === 'unstake' ? 'unstake' : 'stake'}
            row={row}
            onClose={close}
            onCalculate={calculate}
          />
        );
    }
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
