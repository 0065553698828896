import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  expect(await screen.findByText(/^You have as many lists as are kept/)).toBeVisible();
  act(() => keep(mostLists - 1));
  expect(screen.queryByText(/^You have as many lists as are kept/)).toBeNull();
});
