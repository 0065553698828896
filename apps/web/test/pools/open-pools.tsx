import { render, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { DataList } from '../../src/blocks/list/data-list';
import { overlayStore } from '../../src/blocks/overlay/overlay-store';
import { type PoolDialogDetail, poolOverlay } from '../../src/features/pools/pool-overlay';
import type { PoolRow } from '../../src/features/pools/pool-row';
import { usePoolColumns } from '../../src/features/pools/use-pool-columns';
import { makePlace } from '../make-place';

const calculate = () => undefined;

function PoolList({ rows }: { readonly rows: readonly PoolRow[] }) {
  const { columns, detail } = usePoolColumns(calculate);
  return (
    <DataList
      label="Pools"
      columns={columns}
      detail={detail}
      rowKey={({ key }) => key}
      state={{ kind: 'known', rows }}
      empty={{ title: 'None' }}
      failure={{ title: 'Failed' }}
      tools={{ search: 'Search Pools', usualOrder: 'Hot' }}
    />
  );
}

/** Draws rows as the page does, all of them opened. Answers the dialogs that are opened from then on. */
export async function openPools(rows: readonly PoolRow[]): Promise<readonly PoolDialogDetail[]> {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Nothing answers here')));
  overlayStore.setState(overlayStore.getInitialState(), true);
  const url = `/pools?open=${rows.map(({ key }) => key).join()}`;
  render(makePlace(<PoolList rows={rows} />, { url }));
  await screen.findByText(/results?$/);
  const opened: PoolDialogDetail[] = [];
  const stop = overlayStore.subscribe((state) => {
    if (!poolOverlay.isOpen(state)) return;
    opened.push(poolOverlay.detail(state));
    poolOverlay.close();
  });
  onTestFinished(stop);
  return opened;
}
