import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address } from '../../../test/address';
import { few, known, makeRoom, many, openList as open, rowNames } from '../../../test/open-list';
import { listState } from './list-state';

beforeEach(() => {
  vi.restoreAllMocks();
  makeRoom(true);
});

/** Nothing is laid out here: the page is as if the list began at its top. */
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -y, 0, 0));
  window.dispatchEvent(new Event('scroll'));
}

const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

test('of 5 000 rows a few are in the page; it has the height of all, and scrolling brings the others', async () => {
  await open(known(many));
  expect(screen.getByRole('status')).toHaveTextContent('5,000 results');
  const table = screen.getByRole('table', { name: 'Farms' });
  expect(table).toHaveAttribute('aria-rowcount', '5001');
  const drawn = within(table).getAllByRole('row');
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.length).toBeLessThan(25);
  expect(drawn[1]).toHaveAttribute('aria-rowindex', '2');
  act(() => scrollTo(57 * 4_000));
  await waitFor(() => expect(screen.getByText('F4000')).toBeInTheDocument());
  expect(screen.queryByText('F0')).toBeNull();
  expect(within(table).getAllByRole('row').length).toBeLessThan(25);
  act(() => scrollTo(0));
});

test('a search narrows the list, is counted, and stands in the address once it rests', async () => {
  const { href } = await open(known(few));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'money');
  await waitFor(() => expect(rowNames()).toEqual(['BESC–MONEY']));
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await waitFor(() => expect(href()).toBe('/farms?search=money'));
});

test('a list with a name has parameters of its own, beside those of another on the page', async () => {
  const { href } = await open(known(few), '/farms?search=zzz&votes-sort=name', { name: 'votes' });
  expect(rowNames()).toEqual(['BESC–BUSDC', 'BESC–MONEY', 'BESC–WOOL']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'money');
  await waitFor(() => expect(rowNames()).toEqual(['BESC–MONEY']));
  await waitFor(() => expect(href()).toBe('/farms?search=zzz&votes-sort=name&votes-search=money'));
});

test('what matches nothing says so and leads back to all', async () => {
  const { href } = await open(known(few), '/farms?search=zzz&show=paying&sort=apr');
  expect(screen.getByText('No results found.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rowNames()).toEqual(['BESC–MONEY', 'BESC–BUSDC', 'BESC–WOOL']);
  await waitFor(() => expect(href()).toBe('/farms?sort=apr'));
});

test('the head of a column sorts, turns the order and gives it up, for eyes, ears and the address', async () => {
  const { href } = await open(known(few));
  expect(head('APR')).toHaveAttribute('aria-sort', 'none');
  expect(head('Action')).not.toHaveAttribute('aria-sort');
  const press = () => userEvent.click(within(head('APR')).getByRole('button'));
  await press();
  expect(rowNames()).toEqual(['BESC–BUSDC', 'BESC–MONEY', 'BESC–WOOL']);
  expect(head('APR')).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => expect(href()).toBe('/farms?sort=-apr'));
  await press();
  expect(rowNames()).toEqual(['BESC–MONEY', 'BESC–BUSDC', 'BESC–WOOL']);
  expect(head('APR')).toHaveAttribute('aria-sort', 'ascending');
  await press();
  expect(rowNames()).toEqual(few.map(({ name }) => name));
  await waitFor(() => expect(href()).toBe('/farms'));
});

test('an address decides what is shown, also one that comes later; what it does not know is nothing', async () => {
  await open(known(few), '/farms?show=paying&sort=-apr');
  expect(rowNames()).toEqual(['BESC–BUSDC', 'BESC–MONEY']);
  expect(screen.getByRole('radio', { name: 'Paying' })).toBeChecked();
  await act(() => address.open('/farms?show=theirs&sort=act'));
  await waitFor(() => expect(rowNames()).toEqual(few.map(({ name }) => name)));
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('on a narrow screen the same cells are cards, sorted by a list of the columns', async () => {
  makeRoom(false);
  const { href } = await open(known(few));
  expect(screen.queryByRole('table')).toBeNull();
  const cards = () => within(screen.getByRole('list', { name: 'Farms' })).getAllByRole('listitem');
  expect(cards()[0]).toHaveTextContent('BESC–MONEYAPR12%Stake BESC–MONEY');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'APR');
  expect(cards()[0]).toHaveTextContent('BESC–BUSDC');
  await userEvent.click(screen.getByRole('button', { name: 'Smallest first' }));
  expect(cards()[0]).toHaveTextContent('BESC–MONEY');
  await waitFor(() => expect(href()).toBe('/farms?sort=apr'));
});

test('a small tablet has cards beside each other: a table would break its names', async () => {
  makeRoom(48);
  await open(known(few));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'Farms' })).toHaveClass('md:grid-cols-2');
});

test('a long list of cards tells how many there are and where each stands', async () => {
  makeRoom(false);
  await open(known(many));
  const cards = within(screen.getByRole('list', { name: 'Farms' })).getAllByRole('listitem');
  expect(cards.length).toBeLessThan(25);
  expect(cards[1]).toHaveAttribute('aria-setsize', '5000');
  expect(cards[1]).toHaveAttribute('aria-posinset', '2');
});

describe('what is known of the rows', () => {
  const read = { rows: undefined, isFailed: false, isTrying: false, asOf: 5, retry: vi.fn() };

  test('follows from what its queries say', () => {
    expect(listState(read)).toEqual({ kind: 'loading' });
    expect(listState({ ...read, rows: few })).toEqual(known(few));
    expect(listState({ ...read, isFailed: true })).toMatchObject({ kind: 'failed', isTrying: false });
    expect(listState({ ...read, rows: few, isFailed: true })).toMatchObject({ kind: 'stale', rows: few, asOf: 5 });
  });

  test('nothing yet: the list is busy, and no number is told', async () => {
    await open({ kind: 'loading' });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  test('a failure tells what still works and can be tried again', async () => {
    const retry = vi.fn();
    await open({ kind: 'failed', isTrying: false, retry });
    expect(screen.getByRole('alert')).toHaveTextContent('The farms could not be readSwapping works.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('old rows are shown with their time', async () => {
    const retry = vi.fn();
    await open({ kind: 'stale', rows: few, asOf: 1_780_000_000_000, isTrying: false, retry });
    expect(rowNames()).toHaveLength(3);
    expect(screen.getByText(/Couldn’t refresh this\. Showing data as of \d/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('none at all: the next step, without tools that could find nothing', async () => {
    await open(known([]));
    expect(screen.getByText('There is no farm yet.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
