import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Notice } from '@besc/ui/notice';
import { type RowDetail, Table } from '@besc/ui/table';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { dateTimeFormat } from '../../lib/date-time-format';
import { useMedia } from '../../lib/use-media';
import { useReducedMotion } from '../../lib/use-reduced-motion';
import { useText } from '../language/use-text';
import { usePreference } from '../preferences/use-preference';
import { ListCards } from './list-cards';
import type { ListColumn, ListDetail, ListFilter } from './list-column';
import type { ListLayout, ListLayoutChoice } from './list-layout';
import { ListSkeleton } from './list-skeleton';
import type { ListState } from './list-state';
import { firstOrder, ListTools, type ListToolsOptions } from './list-tools';
import type { ListView } from './list-view';
import { listedRows } from './listed-rows';
import { useGrowingCount } from './use-growing-count';
import { useListView } from './use-list-view';
import { useRowPart } from './use-row-part';

/** Room for a table; else the rows are cards, beside each other where there is room for two. */
const forTable = '(min-width: 64rem)';
const forTwo = '(min-width: 48rem)';

/**
 * A list of anything: search, order and choices in the address, a table or cards from the same rows, and what is said while
 * they are loading, when there are none, when they could not be read and when they are old. Columns and filters are made
 * once, since rows are sorted again with them. Where a page has several, all but one have a name.
 */
export function DataList<Row>(props: {
  /** What it holds, for screen readers. */
  readonly label: string;
  /** Begins what of it stands in the address. */
  readonly name?: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters?: readonly ListFilter<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly state: ListState<Row>;
  /** Said when there is not a single row, with the next step. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** Said when the rows could not be read. */
  readonly failure: { readonly title: string; readonly stillWorks?: string };
  /** What each row opens to; which ones are open stands in the address. */
  readonly detail?: ListDetail<Row>;
  readonly tools?: ListToolsOptions;
  /** So many rows at first, and as many more each time the end of the list comes into view; all when left out. */
  readonly pageSize?: number;
}) {
  const { t, locale } = useText();
  const isCalm = useReducedMotion();
  const { label, columns, filters = noFilters, rowKey, state, empty, failure, tools = noTools, pageSize } = props;
  const { view, change } = useListView({ columns, filters }, props.name);
  const [isForTable, isForTwo] = [useMedia(forTable), useMedia(forTwo)];
  const chosen = usePreference(tools.layoutChoice ?? byRoom);
  const layout = chosen !== 'by-room' ? chosen : isForTable ? 'table' : 'cards';
  const all = state.kind === 'known' || state.kind === 'stale' ? state.rows : noRows;
  const settled = useDeferredValue(view);
  const rows = useMemo(
    () => listedRows({ rows: all, columns, filters, view: settled }),
    [all, columns, filters, settled],
  );
  const place = useRef<HTMLDivElement>(null);
  const growing = useGrowingCount(rows.length, pageSize);
  const total = growing.count;
  const isTable = layout === 'table';
  // Cards beside each other have no heights of their own: they come by pages, and are drawn whole.
  const part = useRowPart({ total: isTable || !isForTwo ? total : 0, rowHeight: isTable ? 57 : 180, place });
  if (state.kind === 'failed') {
    const retry = { label: t('Try again'), onPress: state.retry, pending: state.isTrying && t('Loading') };
    return (
      <ErrorState title={failure.title} retry={retry}>
        {failure.stillWorks}
      </ErrorState>
    );
  }
  const toolsOf = { view, onChange: change, layout };
  if (state.kind !== 'loading' && all.length === 0) {
    // Nothing to sort or to search, but what the list itself offers, such as another list, stays in reach.
    return (
      <div>
        <ListTools {...toolsOf} columns={[]} filters={[]} options={{ first: tools.first }} />
        <EmptyState {...empty} />
      </div>
    );
  }

  const drawn = part ? rows.slice(part.first, part.first + part.count) : rows.slice(0, total);
  const detail = props.detail && rowDetail({ detail: props.detail, layout, rowKey, view, change, t });
  const shown = columns.filter(({ only }) => only === undefined || only === layout);
  return (
    <div>
      <ListTools {...toolsOf} columns={columns} filters={filters} options={tools} />
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
          {t('Couldn’t refresh this. Showing data as of %time%.', {
            time: dateTimeFormat(locale, { timeStyle: 'medium' }).format(state.asOf),
          })}
        </Notice>
      ) : null}
      <p role="status" className="mb-2 min-h-4 text-xs text-text-muted">
        {state.kind === 'loading' ? '' : t('%count% results', { count: rows.length })}
      </p>
      <div ref={place}>
        {state.kind === 'loading' ? (
          <ListSkeleton isWide={isTable} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={t('No results found.')}
            action={
              <Button onClick={() => change({ ...view, search: '', chosen: unchosen(filters) })}>
                {t('Show all')}
              </Button>
            }
          />
        ) : isTable ? (
          <Table
            caption={label}
            columns={shown.map((column) => ({ ...column, ...sortOf(column, view, change) }))}
            rows={drawn}
            rowKey={rowKey}
            {...(part ? { part } : {})}
            {...(detail ? { detail } : {})}
          />
        ) : (
          <ListCards label={label} columns={shown} rows={drawn} rowKey={rowKey} part={part} detail={detail} />
        )}
      </div>
      {growing.isWhole ? null : <div key={total} ref={growing.end} className="h-px" />}
      {pageSize !== undefined && total > 0 ? (
        <div className="mt-4 text-center">
          <Button size="small" onClick={() => window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })}>
            {t('To Top')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A detail with the rows that are open in the address. */
function rowDetail<Row>(options: {
  readonly detail: ListDetail<Row>;
  readonly layout: ListLayout;
  readonly rowKey: (row: Row) => string;
  readonly view: ListView;
  readonly change: (view: ListView) => void;
  readonly t: ReturnType<typeof useText>['t'];
}): RowDetail<Row> {
  const { detail, layout, rowKey, view, change, t } = options;
  const isOpen = (row: Row) => view.open.includes(rowKey(row));
  return {
    ...detail,
    content: (row) => detail.content(row, layout),
    isOpen,
    onToggle: (row) => {
      const others = view.open.filter((key) => key !== rowKey(row));
      change({ ...view, open: isOpen(row) ? others : [...others, rowKey(row)] });
    },
    label: (row) => t(isOpen(row) ? 'Hide' : 'Details'),
    heading: t('Details'),
  };
}

const noTools: ListToolsOptions = {};
/** Of a list without a choice. */
const byRoom: ListLayoutChoice = { get: () => 'by-room', set: () => {}, isRefused: () => false };
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
