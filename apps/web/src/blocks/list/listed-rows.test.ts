import { describe, expect, test } from 'vitest';
import type { ListColumn, ListFilter } from './list-column';
import { type ListView, listParams, parseListView } from './list-view';
import { listedRows } from './listed-rows';

interface Row {
  readonly name: string;
  readonly apr: number | undefined;
  readonly staked?: bigint;
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', heading: 'Name', cell: (row) => row.name, sortBy: (row) => row.name, searchIn: (row) => row.name },
  { key: 'apr', heading: 'APR', cell: (row) => row.apr, sortBy: (row) => row.apr, isNumber: true },
  { key: 'staked', heading: 'Staked', cell: () => null, sortBy: (row) => row.staked },
  { key: 'act', heading: '', cell: () => null },
];
const filters: readonly ListFilter<Row>[] = [
  {
    key: 'show',
    label: 'Show',
    options: [
      { value: 'all', label: 'All', keeps: () => true },
      { value: 'mine', label: 'Mine', keeps: ({ staked = 0n }) => staked > 0n },
    ],
  },
];
const shape = { columns, filters };
const rows: readonly Row[] = [
  { name: 'BESC–MONEY', apr: 12, staked: 2n ** 80n },
  { name: 'Café', apr: undefined },
  { name: 'ALPHA', apr: 40, staked: 2n ** 80n + 1n },
  { name: 'ＷＩＤＥ', apr: 12 },
];
const usual = parseListView({}, shape);
const names = (view: Partial<ListView>) =>
  listedRows({ rows, columns, filters, view: { ...usual, ...view } }).map(({ name }) => name);

describe('the rows of a view', () => {
  test('stand as they came while nothing is chosen', () => {
    expect(names({})).toEqual(rows.map(({ name }) => name));
  });

  test('are found by all words of a search, whatever their case, accents and width', () => {
    expect(names({ search: ' money besc ' })).toEqual(['BESC–MONEY']);
    expect(names({ search: 'CAFE' })).toEqual(['Café']);
    expect(names({ search: 'wide' })).toEqual(['ＷＩＤＥ']);
    expect(names({ search: 'besc alpha' })).toEqual([]);
    expect(names({ search: '.*(' })).toEqual([]);
  });

  test('are sorted either way, the unknown last, equals as they came, whole numbers to the last digit', () => {
    const by = (key: string, isDescending: boolean) => names({ sort: { key, isDescending } });
    expect(by('apr', true)).toEqual(['ALPHA', 'BESC–MONEY', 'ＷＩＤＥ', 'Café']);
    expect(by('apr', false)).toEqual(['BESC–MONEY', 'ＷＩＤＥ', 'ALPHA', 'Café']);
    expect(by('staked', true).slice(0, 2)).toEqual(['ALPHA', 'BESC–MONEY']);
    expect(by('name', false)[0]).toBe('ALPHA');
  });

  test('are those that the chosen options keep', () => {
    expect(names({ chosen: { show: 'mine' } })).toEqual(['BESC–MONEY', 'ALPHA']);
  });
});

describe('the view in the address', () => {
  test('is read back as it was written', () => {
    const view = {
      search: 'bes',
      sort: { key: 'apr', isDescending: true },
      chosen: { show: 'mine' },
      open: ['1', '3'],
    };
    const params = listParams(view, shape);
    expect(params).toEqual({ search: 'bes', sort: '-apr', show: 'mine', open: '1,3' });
    expect(parseListView(params, shape)).toEqual(view);
  });

  test('opens at most twenty rows, the newest', () => {
    const open = Array.from({ length: 30 }, (_, index) => `${index}`);
    expect(listParams({ ...usual, open }, shape).open?.split(',')).toEqual(open.slice(10));
    expect(parseListView({ open: `,,${open.join()}` }, shape).open).toEqual(open.slice(0, 20));
  });

  test('what is as it would be anyway is not written', () => {
    expect(Object.values(listParams(usual, shape)).every((value) => value === undefined)).toBe(true);
  });

  test.each([
    { sort: 'act' },
    { sort: '--apr' },
    { sort: '-' },
    { sort: 'constructor' },
    { show: 'theirs' },
    { show: '__proto__' },
    { show: '' },
  ])('%o is as if it were not there', (params) => {
    expect(parseListView(params, shape)).toEqual(usual);
  });

  test('a search of any length is cut', () => {
    expect(parseListView({ search: 'x'.repeat(100_000) }, shape).search).toHaveLength(80);
  });
});
