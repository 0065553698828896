import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { few, known, makeRoom, many, openList as open, type Row, rowNames } from '../../../test/open-list';
import { preferencesStore } from '../preferences/preferences-store';
import { layoutPreference } from './list-layout';

beforeEach(() => {
  vi.restoreAllMocks();
  makeRoom(true);
});

describe('what a row opens to', () => {
  const detail = {
    name: ({ name }: Row) => name,
    content: ({ name }: Row) => <p>{`All about ${name}`}</p>,
  };

  test.each([true, false])('at a press, in place, and in the address (room: %s)', async (hasRoom) => {
    makeRoom(hasRoom);
    const { href } = await open(known(few), '/farms', { detail });
    expect(screen.queryByText('All about BESC–WOOL')).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Details BESC–WOOL' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const content = screen.getByText('All about BESC–WOOL');
    const fold = content.closest('[data-open]');
    expect(fold).toHaveAttribute('data-open', 'true');
    expect(fold?.id).toBe(toggle.getAttribute('aria-controls'));
    await waitFor(() => expect(href()).toBe('/farms?open=BESC%E2%80%93WOOL'));
    await userEvent.click(screen.getByRole('button', { name: 'Hide BESC–WOOL' }));
    expect(fold).toHaveAttribute('data-open', 'false');
    await waitFor(() => expect(href()).toBe('/farms'));
  });

  test.each(['table', 'cards'] as const)('what is shown only in %s stands there alone', async (layout) => {
    makeRoom(layout === 'table');
    await open(known(few), '/farms?open=BESC–MONEY', {
      detail: { ...detail, content: (_, shown) => <p>{`Opened in ${shown}`}</p> },
      columns: [
        { key: 'name', heading: 'Name', cell: ({ name }) => name },
        { key: 'short', heading: 'Short', only: 'table', cell: () => 'of the table' },
        { key: 'long', heading: 'Long', only: 'cards', cell: () => 'of the cards' },
      ],
    });
    expect(screen.getByText(`Opened in ${layout}`)).toBeInTheDocument();
    expect(screen.queryAllByText('of the table')).toHaveLength(layout === 'table' ? few.length : 0);
    expect(screen.queryAllByText('of the cards')).toHaveLength(layout === 'cards' ? few.length : 0);
  });

  test('an address opens it, and a key of no row opens nothing', async () => {
    await open(known(few), '/farms?open=BESC–MONEY,missing', { detail });
    expect(screen.getByText('All about BESC–MONEY')).toBeInTheDocument();
    expect(screen.getAllByText(/^All about/)).toHaveLength(1);
  });
});

describe('a list that grows', () => {
  let seeEnd: (() => void) | undefined;
  beforeEach(() => {
    seeEnd = undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          seeEnd = () => tell([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {
          seeEnd = undefined;
        }
      },
    );
  });

  test('has 12 rows at first and 12 more each time its end comes into view; POOL-032 a way to the top', async () => {
    await open(known(many.slice(0, 30)), '/farms', { pageSize: 12 });
    expect(rowNames()).toHaveLength(12);
    act(() => seeEnd?.());
    expect(rowNames()).toHaveLength(24);
    act(() => seeEnd?.());
    expect(rowNames()).toHaveLength(30);
    expect(seeEnd).toBeUndefined();
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'To Top' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  test('POOL-032 the way to the top is there with few rows too, and does not glide where motion is not wanted', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open(known(few), '/farms', { pageSize: 12 });
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'To Top' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });
});

describe('tools of a list', () => {
  test('SET-28 table or cards as chosen, also where the other would have room, and kept', async () => {
    await open(known(few), '/farms', { tools: { layoutChoice: layoutPreference('userFarmsViewMode') } });
    expect(screen.getByRole('table')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list', { name: 'Farms' })).toBeInTheDocument();
    expect(preferencesStore.getState().userFarmsViewMode).toBe('cards');
  });

  test('the usual order has its name, the search its words', async () => {
    await open(known(few), '/farms', { tools: { usualOrder: 'Hot', search: 'Search Pools' } });
    const options = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Hot', 'Name', 'APR']);
    expect(screen.getByPlaceholderText('Search Pools')).toBeInTheDocument();
  });
});
