import { mergedTransactions } from '@besc/domain/info/merged-transactions';
import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { fetchOlderTransactions } from '@besc/wire/info/fetch-transactions';
import { infoOrNull } from '@besc/wire/info/info-or-null';
import type { TransactionPages, TransactionsOf } from '@besc/wire/info/transaction-parts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { askIndex } from '../../../blocks/chain/ask-index';
import { useChain } from '../../../blocks/chain/chain-context';
import { CsvButton } from '../../../blocks/files/csv-button';
import { useText } from '../../../blocks/language/use-text';
import { DataList } from '../../../blocks/list/data-list';
import type { ListState } from '../../../blocks/list/list-state';
import { useToldTokens } from '../../../blocks/token-select/use-told-tokens';
import { transactionsCsv } from '../figures-csv';
import { transactionColumns, transactionFilters } from '../transaction-columns';

/** Trades, and liquidity that came and went, newest first; older ones by a press (INFO-07). */
export function TransactionsList(props: {
  readonly of: TransactionsOf;
  readonly id?: Address;
  /** The newest; undefined while they are on their way. */
  readonly newest: TransactionPages | undefined;
  readonly failed?: Extract<ListState<never>, { kind: 'failed' }> | undefined;
}) {
  const { t } = useText();
  const { of, id, newest, failed } = props;
  const { url } = useChain().settings.index;
  const toldOf = useToldTokens();
  // From the first press on: what older pages go on from.
  const [pages, setPages] = useState<readonly TransactionPages[]>([]);
  const last = pages.at(-1) ?? newest;
  const older = useMutation({
    mutationFn: async () => {
      if (last === undefined || newest === undefined) return;
      const { signal } = new AbortController();
      const page = await infoOrNull(
        () => askIndex({ url, signal }, (request) => fetchOlderTransactions({ ...request, of, id, pages: last })),
        signal,
      );
      if (page === null) throw new Error('The index told nothing');
      // A list that had ended stays so.
      setPages([...(pages.length === 0 ? [newest] : pages), page]);
    },
  });
  const rows = useMemo(() => {
    if (newest === undefined) return undefined;
    const read = pages.length === 0 ? [newest] : pages;
    const names = Object.keys(read[0] ?? {});
    const lists = names.map((name) => ({
      rows: read.flatMap((page) => page[name]?.rows ?? []),
      goesOn: read.at(-1)?.[name]?.next !== undefined,
    }));
    const fresh = Object.values(newest).map(({ rows }) => ({ rows, goesOn: false }));
    return mergedTransactions(pages.length === 0 ? lists : [...lists, ...fresh]);
  }, [newest, pages]);
  const goesOn = Object.values(last ?? {}).some(({ next }) => next !== undefined);
  const columns = useMemo(() => transactionColumns(t, toldOf), [t, toldOf]);
  const filters = useMemo(() => transactionFilters(t), [t]);
  const state: ListState<NonNullable<typeof rows>[number]> =
    rows !== undefined ? { kind: 'known', rows } : (failed ?? { kind: 'loading' });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('Transactions')}</h2>
      <DataList
        label={t('Transactions')}
        name="tx"
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        state={state}
        tools={{
          usualOrder: t('Newest first'),
          first: (
            <CsvButton
              name="transactions"
              rows={() => transactionsCsv(rows ?? [])}
              isEmpty={(rows ?? []).length === 0}
            />
          ),
        }}
        empty={{ title: t('Nothing happened here yet.') }}
        failure={{ title: t('This could not be loaded.'), stillWorks: t('Trading works without the index.') }}
      />
      {older.isError ? <Notice tone="warning">{t('This could not be loaded.')}</Notice> : null}
      {goesOn ? (
        <div className="text-center">
          <Button pending={older.isPending && t('Loading')} onClick={() => older.mutate()}>
            {t('Load older')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
