import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { DataList } from '../../src/blocks/list/data-list';
import type { OpenPoolDialog } from '../../src/features/pools/pool-dialog-state';
import type { PoolRow } from '../../src/features/pools/pool-row';
import { usePoolColumns } from '../../src/features/pools/use-pool-columns';
import { makePlace } from '../make-place';

function PoolList(props: { readonly rows: readonly PoolRow[]; readonly open: OpenPoolDialog }) {
  const { rows, open } = props;
  const { columns, detail } = usePoolColumns({ open, calculate: () => undefined });
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

/** Draws rows as the page does, all of them opened. */
export async function openPools(rows: readonly PoolRow[], open: OpenPoolDialog = () => undefined) {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Nothing answers here')));
  const url = `/pools?open=${rows.map(({ key }) => key).join()}`;
  render(makePlace(<PoolList rows={rows} open={open} />, { url }));
  await screen.findByText(/results?$/);
}
