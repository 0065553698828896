import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Notice } from '@besc/ui/notice';
import { Table } from '@besc/ui/table';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { dateTimeFormat } from '../../lib/date-time-format';
import { useMedia } from '../../lib/use-media';
import { useText } from '../language/use-text';
import { ListCards } from './list-cards';
import type { ListColumn, ListFilter } from './list-column';
import { ListSkeleton } from './list-skeleton';
import type { ListState } from './list-state';
import { firstOrder, ListTools } from './list-tools';
import type { ListView } from './list-view';
import { listedRows } from './listed-rows';
import { useListView } from './use-list-view';
import { useRowPart } from './use-row-part';

/** Room for a table; else the rows are cards. */
const withRoom = '(min-width: 48rem)';

/**
 * A list of anything: search, order and choices in the address, a table or cards from the same rows, and what is said while
 * they are loading, when there are none, when they could not be read and when they are old. Columns and filters are made
 * once, since rows are sorted anew with them. One list to a page.
 */
export function DataList<Row>(props: {
  /** What it holds, for screen readers. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters?: readonly ListFilter<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly state: ListState<Row>;
  /** Said when there is not a single row, with the next step. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** Said when the rows could not be read. */
  readonly failure: { readonly title: string; readonly stillWorks?: string };
}) {
  const { t, locale } = useText();
  const { label, columns, filters = noFilters, rowKey, state, empty, failure } = props;
  const { view, change } = useListView({ columns, filters });
  const isWide = useMedia(withRoom);
  const all = state.kind === 'known' || state.kind === 'stale' ? state.rows : noRows;
  const settled = useDeferredValue(view);
  const rows = useMemo(
    () => listedRows({ rows: all, columns, filters, view: settled }),
    [all, columns, filters, settled],
  );
  const place = useRef<HTMLDivElement>(null);
  const part = useRowPart({ total: rows.length, rowHeight: isWide ? 57 : 180, place });
  if (state.kind === 'failed') {
    const retry = { label: t('Try again'), onPress: state.retry, pending: state.isTrying && t('Loading') };
    return (
      <ErrorState title={failure.title} retry={retry}>
        {failure.stillWorks}
      </ErrorState>
    );
  }
  if (state.kind !== 'loading' && all.length === 0) return <EmptyState {...empty} />;

  const drawn = part ? rows.slice(part.first, part.first + part.count) : rows;
  return (
    <div>
      <ListTools columns={columns} filters={filters} view={view} onChange={change} isWide={isWide} />
      {state.kind === 'stale' ? (
        <Notice
          tone="warning"
          isLive
          className="mb-3"
          actions={
            <Button size="small" pending={state.isTrying && t('Loading')} onClick={state.retry}>
              {t('Try again')}
            </Button>
          }
        >
          {t('This could not be read anew. What is shown is as of %time%.', {
            time: dateTimeFormat(locale, { timeStyle: 'medium' }).format(state.asOf),
          })}
        </Notice>
      ) : null}
      <p role="status" className="mb-2 min-h-4 text-xs text-text-muted">
        {state.kind === 'loading' ? '' : t('%count% results', { count: rows.length })}
      </p>
      <div ref={place}>
        {state.kind === 'loading' ? (
          <ListSkeleton isWide={isWide} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={t('No results found.')}
            action={
              <Button onClick={() => change({ ...view, search: '', chosen: unchosen(filters) })}>
                {t('Show all')}
              </Button>
            }
          />
        ) : isWide ? (
          <Table
            caption={label}
            columns={columns.map((column) => ({ ...column, ...sortOf(column, view, change) }))}
            rows={drawn}
            rowKey={rowKey}
            {...(part ? { part } : {})}
          />
        ) : (
          <ListCards label={label} columns={columns} rows={drawn} rowKey={rowKey} part={part} />
        )}
      </div>
    </div>
  );
}

const noRows: readonly never[] = [];
const noFilters: readonly never[] = [];

function unchosen<Row>(filters: readonly ListFilter<Row>[]): ListView['chosen'] {
  return Object.fromEntries(filters.map(({ key, options }) => [key, options[0].value]));
}

/** The head of a sortable column: pressed again it turns the order, and then gives it up. */
function sortOf<Row>(column: ListColumn<Row>, view: ListView, change: (view: ListView) => void) {
  if (column.sortBy === undefined) return {};
  const first = firstOrder([column], column.key);
  const now = view.sort?.key === column.key ? view.sort : undefined;
  const next =
    now === undefined
      ? first
      : now.isDescending === first?.isDescending
        ? { ...now, isDescending: !now.isDescending }
        : undefined;
  const direction = now === undefined ? 'none' : now.isDescending ? 'descending' : 'ascending';
  return { sort: { direction, onToggle: () => change({ ...view, sort: next }) } } as const;
}
