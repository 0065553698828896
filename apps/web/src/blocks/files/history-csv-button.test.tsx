import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { HistoryCsvButton } from './history-csv-button';

const saved: Blob[] = [];
const names = () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).download);
};
afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

/** A history of so many pages of two rows. */
function show(pages: number) {
  const ask = vi.fn(async ({ after }: { readonly after: string | undefined }) => {
    const at = Number(after ?? 0);
    if (pages === 0) throw new Error('The index is down');
    return { rows: [2 * at, 2 * at + 1], next: at + 1 < pages ? String(at + 1) : undefined };
  });
  const cells = (row: number) => [String(row)];
  render(makePlace(<HistoryCsvButton name="bids" head={['number']} cells={cells} ask={ask} />));
  return ask;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));

test('the file holds all pages of the history, not only what is shown', async () => {
  const told = names();
  show(3);
  await press();
  await vi.waitFor(() => expect(told()).toEqual(['bids.csv']));
  expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(7);
});

test('a history that is too long is cut, and its file says so', async () => {
  const told = names();
  const ask = show(9);
  await press();
  await vi.waitFor(() => expect(told()).toEqual(['bids-newest-10.csv']));
  expect(ask).toHaveBeenCalledTimes(5);
});

test('without the index nothing is saved, and that is said', async () => {
  const told = names();
  show(0);
  await press();
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
  expect(told()).toEqual([]);
});
