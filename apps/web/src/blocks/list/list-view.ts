import * as z from 'zod/mini';
import type { ListColumn, ListFilter } from './list-column';

/** What a person has made of a list: what is looked for, by what it is sorted, what is left out. */
export interface ListView {
  readonly search: string;
  /** A column; undefined: the order in which the rows came. */
  readonly sort: { readonly key: string; readonly isDescending: boolean } | undefined;
  /** The chosen option of each filter. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Keys of the rows that are open, oldest first. */
  readonly open: readonly string[];
}

/** The columns and filters of a list, as far as its address is about them. */
export interface ListShape {
  readonly columns: readonly Pick<ListColumn<never>, 'key' | 'sortBy'>[];
  readonly filters: readonly Pick<ListFilter<never>, 'key' | 'options'>[];
}

/** A longer search is cut, as the field cuts it. */
export const longestSearch = 80;
/** Rows that an address opens; more is no link any more. */
const mostOpen = 20;

/** Reads a list's view from the query of the address. What it does not know is as if it were not there. */
export function parseListView(params: Readonly<Record<string, string | undefined>>, shape: ListShape): ListView {
  const sortKeys = shape.columns.filter(({ sortBy }) => sortBy !== undefined).map(({ key }) => key);
  const sortSchema = z.catch(z.enum(sortKeys.flatMap((key) => [key, `-${key}`])), '');
  const sort = sortSchema.parse(params.sort);
  return {
    search: (params.search ?? '').slice(0, longestSearch),
    sort: sort === '' ? undefined : { key: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
    chosen: Object.fromEntries(
      shape.filters.map(({ key, options }) => {
        const values = options.map(({ value }) => value);
        return [key, z.catch(z.enum(values), options[0].value).parse(params[key])];
      }),
    ),
    open: (params.open ?? '').slice(0, 2000).split(',').filter(Boolean).slice(0, mostOpen),
  };
}

/** The query of the address for a view; what is as it would be anyway is left out. */
export function listParams(view: ListView, shape: ListShape): Record<string, string | undefined> {
  const { search, sort, chosen, open } = view;
  return {
    search: search === '' ? undefined : search,
    sort: sort && `${sort.isDescending ? '-' : ''}${sort.key}`,
    ...Object.fromEntries(
      shape.filters.map(({ key, options }) => [key, chosen[key] === options[0].value ? undefined : chosen[key]]),
    ),
    open: open.length === 0 ? undefined : open.slice(-mostOpen).join(),
  };
}
