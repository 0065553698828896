// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { address } from '../../../test/address';
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

/** A list and the page after it; unless `isLeft`, the list is still drawn on both. */
async function open({ isLeft = false } = {}) {
  address.open('/list');
  render(
    isLeft ? (
      <Route path="/list">
        <Search />
      </Route>
    ) : (
      <Search />
    ),
  );
  return { button: await screen.findByRole('button') };
}

test('what was typed is written to the address when typing rests', async () => {
  const { button } = await open();
  vi.useFakeTimers();
  act(() => button.click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(address.href()).toBe('/list?search=henny');
});

test('what was typed on one page is not written to the address of the next, once that stands', async () => {
  const { button } = await open();
  vi.useFakeTimers();
  act(() => button.click());
  await act(() => address.open('/other'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(address.href()).toBe('/other');
});

test('what ends after its form has left the page changes no address', async () => {
  await open({ isLeft: true });
  await act(() => address.open('/other'));
  expect(screen.queryByRole('button')).toBeNull();
  vi.useFakeTimers();
  act(type);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(address.href()).toBe('/other');
});

test('an address that the form wrote and left again at once is taken when somebody leads there later', async () => {
  await open();
  await act(async () => {
    pick('first');
    pick('second');
  });
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('second at second'));
  await act(async () => address.open('/list?search=first'));
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('first at first'));
});
