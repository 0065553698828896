// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { useAddressState } from './use-address-state';
import { useQueryParams } from './use-query-params';

/** What the form was given to call, kept as something that ends long after would keep it. */
let type = () => {};
let pick = (_search: string) => {};

function Search() {
  const { state, change } = useAddressState<string>({
    names: ['search'],
    read: ({ search = '' }) => search,
    write: (search) => ({ search: search || undefined }),
  });
  const { params } = useQueryParams();
  type = () => change('henny', 'at-rest');
  pick = (search) => change(search, 'at-once');
  return (
    <>
      <button type="button" onClick={type}>
        type
      </button>
      <output>{`${state} at ${params.search}`}</output>
    </>
  );
}

/** A list, a page whose code never arrives, and one that stands at once; unless `isLeft`, the list is still drawn on both. */
async function open({ isLeft = false } = {}) {
  const root = createRootRoute(isLeft ? {} : { component: Search });
  const list = createRoute({ getParentRoute: () => root, path: '/list', ...(isLeft ? { component: Search } : {}) });
  const next = createRoute({ getParentRoute: () => root, path: '/next', loader: () => new Promise(() => {}) });
  const other = createRoute({ getParentRoute: () => root, path: '/other' });
  const router = createRouter({
    routeTree: root.addChildren([list, next, other]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  });
  render(<RouterProvider router={router as never} />);
  return { router, button: await screen.findByRole('button') };
}

test('what was typed is written to the address when typing rests', async () => {
  const { router, button } = await open();
  vi.useFakeTimers();
  act(() => button.click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(router.state.location.href).toBe('/list?search=henny');
});

test('what was typed on one page is not written to the address of the next, while that is on its way', async () => {
  const { router, button } = await open();
  vi.useFakeTimers();
  act(() => button.click());
  void router.navigate({ to: '/next' as never });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(router.state.location.href).toBe('/next');
});

test('what was typed on one page is not written to the address of the next, once that stands', async () => {
  const { router, button } = await open();
  vi.useFakeTimers();
  act(() => button.click());
  await act(() => router.navigate({ to: '/other' as never }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(router.state.location.href).toBe('/other');
});

test('what ends after its form has left the page changes no address', async () => {
  const { router } = await open({ isLeft: true });
  await act(() => router.navigate({ to: '/other' as never }));
  expect(screen.queryByRole('button')).toBeNull();
  vi.useFakeTimers();
  act(type);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(router.state.location.href).toBe('/other');
});

test('an address that the form wrote and left again at once is taken when somebody leads there later', async () => {
  const { router } = await open();
  await act(async () => {
    pick('first');
    pick('second');
  });
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('second at second'));
  await act(async () => router.history.push('/list?search=first'));
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('first at first'));
});
