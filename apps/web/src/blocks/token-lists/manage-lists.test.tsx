import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeList } from '../../../test/lists-page';
import { makePlace } from '../../../test/make-place';
import { ListShelfContext } from './list-shelf-context';
import { ManageLists } from './manage-lists';
import { mostLists, storedLists } from './stored-lists';

test('LIST-19 beyond as many lists as are kept none is offered for import, and it is said', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const keep = (count: number) => {
    const urls = Array.from({ length: count }, (_, index) => `https://a.example/${index}.json`);
    storedLists.set({ urls, active: [], offered: ['/lists/default.tokenlist.json', ...urls] });
  };
  keep(mostLists);
  const shelf = { read: async () => null, write: async () => {}, remove: async () => {} };
  render(
    makePlace(
      <ListShelfContext value={shelf}>
        <ManageLists text="https://b.example/list.json" onTextChange={() => {}} onImport={() => {}} />
      </ListShelfContext>,
    ),
  );
  expect(await screen.findByText(/^You’ve reached the maximum number of lists/)).toBeVisible();
  act(() => keep(mostLists - 1));
  expect(screen.queryByText(/^You’ve reached the maximum number of lists/)).toBeNull();
});

test('LIST-15 LIST-16 a list that cannot be refreshed says why, and shows its last good version as such', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const url = `${window.location.origin}/mine.json`;
  storedLists.set({ urls: [url], active: [url], offered: ['/lists/default.tokenlist.json'] });
  const shelf = { read: async () => makeList('Mine', '1.2.0'), write: async () => {}, remove: async () => {} };
  render(
    makePlace(
      <ListShelfContext value={shelf}>
        <ManageLists text="" onTextChange={() => {}} onImport={() => {}} />
      </ListShelfContext>,
    ),
  );
  expect(await screen.findByText('not up to date')).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Mine/ })).toBeChecked();
  expect(screen.getByText(/v1\.2\.0/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to download list');
});
