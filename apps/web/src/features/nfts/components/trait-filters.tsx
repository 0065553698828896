import type { TraitTable } from '@besc/domain/nfts/trait-table';
import { Checkbox } from '@besc/ui/checkbox';
import { Disclosure } from '@besc/ui/disclosure';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { type CollectionFilter, withTrait } from '../collection-filter';

/** The traits of a collection, each value with how many have it; of one trait several values widen, several traits narrow. */
export function TraitFilters(props: {
  readonly table: TraitTable;
  readonly filter: CollectionFilter;
  readonly onChange: (filter: CollectionFilter) => void;
}) {
  const { locale } = useText();
  const { table, filter, onChange } = props;
  const count = numberFormat(locale, {});
  return (
    <div className="flex flex-col divide-y divide-border">
      {table.traits.map(({ name, values }) => {
        const chosen = filter.activeFilters[name] ?? [];
        return (
          <Disclosure
            key={name}
            summary={name}
            aside={chosen.length === 0 ? null : <span className="text-primary tabular-nums">{chosen.length}</span>}
          >
            <ul className="flex max-h-72 flex-col overflow-y-auto pe-1">
              {values.map((value) => (
                <li key={value.name}>
                  <Checkbox
                    checked={chosen.includes(value.name)}
                    onCheckedChange={() => onChange(withTrait(filter, name, value.name))}
                    className="w-full"
                    label={
                      <span className="flex w-full min-w-0 items-baseline justify-between gap-2 text-sm">
                        <span className="truncate">{value.name}</span>
                        <span className="shrink-0 text-xs text-text-muted tabular-nums">
                          {count.format(value.count)}
                        </span>
                      </span>
                    }
                  />
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </div>
  );
}
