import { Suspense } from 'react';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { ifoOverlay } from '../ifo-overlay';
import type { SaleView } from '../sale-view';

const CommitPart = lazyPart('ifo-commit', async () => (await import('./commit-dialog')).CommitDialog);
const HarvestPart = lazyPart('ifo-harvest', async () => (await import('./harvest-dialog')).HarvestDialog);
const OwedPart = lazyPart('ifo-owed', async () => (await import('./owed-dialog')).OwedDialog);

/** The dialog of sales that is open. */
export function IfoDialog(props: { readonly sales: readonly SaleView[]; readonly isActive: boolean | undefined }) {
  const { sales, isActive } = props;
  const { isOpen, detail } = usePageOverlay(ifoOverlay);
  const view = sales.find(({ sale }) => sale.round === detail.round);
  if (!isOpen || view?.tokens === undefined) return null;
  const { tokens } = view;
  const onClose = () => ifoOverlay.close();
  const part = () => {
    if (detail.kind === 'owed') return <OwedPart view={view} offered={tokens.offered} onClose={onClose} />;
    const pool = view.pools.find(({ pid }) => pid === detail.pid);
    if (pool === undefined) return null;
    return detail.kind === 'commit' ? (
      <CommitPart view={view} part={pool} tokens={tokens} isActive={isActive} onClose={onClose} />
    ) : (
      <HarvestPart view={view} part={pool} tokens={tokens} onClose={onClose} />
    );
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
