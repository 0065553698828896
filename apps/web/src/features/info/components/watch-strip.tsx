import type { Address } from '@besc/domain/shared/address';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import type { WatchList } from '../../../blocks/preferences/watch-lists';

/** What is watched, above the list that it is from (INFO-04). */
export function WatchStrip<Row>(props: {
  readonly list: WatchList;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Address;
  readonly hint: string;
  readonly children: (row: Row) => ReactNode;
}) {
  const { t } = useText();
  const id = useId();
  const { list, rows, keyOf, hint, children } = props;
  const watched = usePreference(list);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const shown = watched.flatMap((address) => byKey.get(address) ?? []);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-sm font-semibold text-text-muted">
        {t('Watch list')}
      </h2>
      {watched.length === 0 ? (
        <p className="text-sm text-text-muted">{hint}</p>
      ) : (
        <ul className="flex gap-3 overflow-x-auto pb-1">
          {shown.map((row) => (
            <li
              key={keyOf(row)}
              className="flex min-w-44 shrink-0 flex-col gap-1 rounded-card border border-border bg-surface-raised px-4 py-2"
            >
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
