import { IconButton } from '@besc/ui/icon-button';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Select } from '@besc/ui/select';
import { TextField } from '@besc/ui/text-field';
import { ArrowDownUp, ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, Rows3, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text';
import type { ListColumn, ListFilter } from './list-column';
import type { ListLayout, ListLayoutChoice } from './list-layout';
import { type ListView, longestSearch } from './list-view';

/** What a list's tools are called and which there are. */
export interface ListToolsOptions {
  /** In the search field. */
  readonly search?: string | undefined;
  /** The order in which the rows come; given, the choice of an order stands beside the heads of columns too. */
  readonly usualOrder?: string | undefined;
  /** Table or cards can be chosen, and where that is kept. */
  readonly layoutChoice?: ListLayoutChoice | undefined;
  /** Before all others. */
  readonly first?: ReactNode;
}

/** Above a list: which rows, how they are drawn, the order and a search. */
export function ListTools<Row>(props: {
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter<Row>[];
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
  readonly layout: ListLayout;
  readonly options: ListToolsOptions;
}) {
  const { t } = useText();
  const { columns, filters, view, onChange, layout, options: tools } = props;
  const { sort } = view;
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  const isSearched = columns.some(({ searchIn }) => searchIn !== undefined);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 empty:hidden">
      {tools.first}
      {tools.layoutChoice ? (
        <SegmentedControl
          label={t('Shown as')}
          value={layout}
          onValueChange={tools.layoutChoice.set}
          options={[
            { value: 'table', label: <Drawing icon={<Rows3 size={18} aria-hidden />} name={t('Table')} /> },
            { value: 'cards', label: <Drawing icon={<LayoutGrid size={18} aria-hidden />} name={t('Cards')} /> },
          ]}
        />
      ) : null}
      {filters.map(({ key, label, options }) => (
        <SegmentedControl
          key={key}
          label={label}
          value={view.chosen[key]}
          onValueChange={(value) => onChange({ ...view, chosen: { ...view.chosen, [key]: value } })}
          options={options}
        />
      ))}
      {(layout === 'table' && tools.usualOrder === undefined) || sortable.length === 0 ? null : (
        <span className="flex items-center">
          <Select
            label={t('Sort by')}
            icon={<ArrowDownUp size={18} aria-hidden />}
            value={sort?.key ?? ''}
            onValueChange={(key) => onChange({ ...view, sort: firstOrder(sortable, key) })}
            options={[
              { value: '', label: tools.usualOrder ?? t('Usual order') },
              ...sortable.map(({ key, heading }) => ({ value: key, label: heading })),
            ]}
          />
          {sort ? (
            <IconButton
              label={t(sort.isDescending ? 'Smallest first' : 'Greatest first')}
              icon={
                sort.isDescending ? (
                  <ArrowDownWideNarrow size={18} aria-hidden />
                ) : (
                  <ArrowUpNarrowWide size={18} aria-hidden />
                )
              }
              onClick={() => onChange({ ...view, sort: { ...sort, isDescending: !sort.isDescending } })}
            />
          ) : null}
        </span>
      )}
      {isSearched ? (
        <TextField
          label={tools.search ?? t('Search')}
          isLabelHidden
          placeholder={tools.search ?? t('Search')}
          prefix={<Search size={18} aria-hidden />}
          value={view.search}
          onValueChange={(search) => onChange({ ...view, search })}
          maxLength={longestSearch}
          inputMode="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="max-w-full flex-1 basis-56 sm:ms-auto sm:max-w-72"
        />
      ) : null}
    </div>
  );
}

/** The order a column is first sorted in: the greatest of figures, the first of names. */
export function firstOrder<Row>(columns: readonly ListColumn<Row>[], key: string): ListView['sort'] {
  const column = columns.find((column) => column.key === key);
  return column && { key, isDescending: column.isNumber === true };
}

function Drawing({ icon, name }: { readonly icon: ReactNode; readonly name: string }) {
  return (
    // On a narrow phone its sides are narrow too, and a finger needs 44 px.
    <span className="inline-grid place-items-center max-[24rem]:min-w-8">
      {icon}
      <span className="sr-only">{name}</span>
    </span>
  );
}
