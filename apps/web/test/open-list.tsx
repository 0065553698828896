import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { DataList } from '../src/blocks/list/data-list';
import type { ListColumn, ListFilter } from '../src/blocks/list/list-column';
import type { ListState } from '../src/blocks/list/list-state';
import { preferencesStore } from '../src/blocks/preferences/preferences-store';
import { address } from './address';
import { MakeEnglish } from './make-english';
import { makePage } from './make-page';

export interface Row {
  readonly name: string;
  readonly apr: number | undefined;
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    heading: 'Name',
    place: 'head',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    searchIn: ({ name }) => name,
  },
  {
    key: 'apr',
    heading: 'APR',
    isNumber: true,
    cell: ({ apr }) => (apr === undefined ? '–' : `${apr}%`),
    sortBy: ({ apr }) => apr,
  },
  {
    key: 'act',
    heading: 'Action',
    place: 'foot',
    cell: ({ name }) => <button type="button">{`Stake ${name}`}</button>,
  },
];
const filters: readonly ListFilter<Row>[] = [
  {
    key: 'show',
    label: 'Show',
    options: [
      { value: 'all', label: 'All', keeps: () => true },
      { value: 'paying', label: 'Paying', keeps: ({ apr }) => apr !== undefined },
    ],
  },
];
export const few: readonly Row[] = [
  { name: 'BESC–MONEY', apr: 12 },
  { name: 'BESC–WOOL', apr: undefined },
  { name: 'BESC–BUSDC', apr: 40 },
];
export const many: readonly Row[] = Array.from({ length: 5_000 }, (_, index) => ({ name: `F${index}`, apr: index }));

/** Makes a screen of so many rem, wide enough for a table or not, and forgets what was chosen. */
export function makeRoom(width: boolean | number) {
  const rem = typeof width === 'number' ? width : width ? 80 : 24;
  preferencesStore.setState({}, true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= rem,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

type ListProps = Partial<ComponentProps<typeof DataList<Row>>>;

/** Opens the list of a test on a page of its own. */
export async function openList(state: ListState<Row>, url = '/farms', more: ListProps = {}) {
  const page = makePage(url, {
    '/farms': () => (
      <MakeEnglish>
        <h1>Farms</h1>
        <DataList
          label="Farms"
          columns={columns}
          filters={filters}
          rowKey={({ name }) => name}
          state={state}
          empty={{ title: 'There is no farm yet.' }}
          failure={{ title: 'The farms could not be read', stillWorks: 'Swapping works.' }}
          {...more}
        />
      </MakeEnglish>
    ),
  });
  render(page);
  await screen.findByRole('heading');
  return { href: address.href };
}

export const known = (rows: readonly Row[]): ListState<Row> => ({ kind: 'known', rows });
export const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);
