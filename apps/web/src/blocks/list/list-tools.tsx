import { IconButton } from '@besc/ui/icon-button';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Select } from '@besc/ui/select';
import { TextField } from '@besc/ui/text-field';
import { ArrowDownUp, ArrowDownWideNarrow, ArrowUpNarrowWide, Search } from 'lucide-react';
import { useText } from '../language/use-text';
import type { ListColumn, ListFilter } from './list-column';
import { type ListView, longestSearch } from './list-view';

/** Above a list: which rows, a search, and, where no heads of columns can be pressed, the order. */
export function ListTools<Row>(props: {
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter<Row>[];
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
  readonly isWide: boolean;
}) {
  const { t } = useText();
  const { columns, filters, view, onChange, isWide } = props;
  const { sort } = view;
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  const isSearched = columns.some(({ searchIn }) => searchIn !== undefined);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 empty:hidden">
      {filters.map(({ key, label, options }) => (
        <SegmentedControl
          key={key}
          label={label}
          value={view.chosen[key]}
          onValueChange={(value) => onChange({ ...view, chosen: { ...view.chosen, [key]: value } })}
          options={options}
        />
      ))}
      {isWide || sortable.length === 0 ? null : (
        <span className="flex items-center">
          <Select
            label={t('Sort by')}
            icon={<ArrowDownUp size={18} aria-hidden />}
            value={sort?.key ?? ''}
            onValueChange={(key) => onChange({ ...view, sort: firstOrder(sortable, key) })}
            options={[
              { value: '', label: t('Usual order') },
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
          label={t('Search')}
          isLabelHidden
          placeholder={t('Search')}
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
