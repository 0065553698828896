import type { ReactNode } from 'react';
import type { ListLayout } from './list-layout';

/** One column of a list: a column of its table, and a line of its cards. Texts are said already. */
export interface ListColumn<Row> {
  /** Names it in the address. */
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** What rows are sorted by; what is unknown stands last either way. Left out: rows cannot be sorted by this. */
  readonly sortBy?: (row: Row) => bigint | number | string | undefined;
  /** The text a search looks through. */
  readonly searchIn?: (row: Row) => string;
  /** Figures stand at the end of their column, and the greatest comes first. */
  readonly isNumber?: boolean;
  /** Dropped from narrow tables; cards have it. */
  readonly isMinor?: boolean;
  /** On a card: its head, a line with its heading (the default), or its foot, where the button stands. */
  readonly place?: 'head' | 'line' | 'foot';
  /** Where it stands alone; in both when left out. */
  readonly only?: ListLayout;
}

/** A choice that decides which rows are shown. The first option is the one without a choice. */
export interface ListFilter<Row> {
  /** Names it in the address. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly [ListOption<Row>, ...ListOption<Row>[]];
}

export interface ListOption<Row> {
  readonly value: string;
  readonly label: string;
  readonly keeps: (row: Row) => boolean;
}

/** What a row opens to, in place, at a press on it. */
export interface ListDetail<Row> {
  /** Names the row to whom its button is read out alone. */
  readonly name: (row: Row) => string;
  /** `layout`: what it opens in; a card may show before it is opened what a row of a table has no room for. */
  readonly content: (row: Row, layout: ListLayout) => ReactNode;
}
