import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { Table } from '@besc/ui/table';
import { fetchIfoActions } from '@besc/wire/ifo/fetch-ifo-actions';
import { useQuery } from '@tanstack/react-query';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { HistoryCsvButton } from '../../../blocks/files/history-csv-button';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { actionsQuery } from '../ifo.queries';
import type { SaleView } from '../sale-view';

/** What the account paid into sales and took of them, the newest first. */
export function OwnHistory({
  sales,
  account,
}: {
  readonly sales: readonly SaleView[];
  readonly account: Address | undefined;
}) {
  const { t, locale } = useText();
  const query = useQuery(actionsQuery(useChain(), account));
  if (account === undefined) return null;
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const viewOf = (address: Address) => sales.find(({ sale }) => sale.address === address);
  const rows = query.data?.rows.map((row) => ({ ...row, view: viewOf(row.ifoId) }));
  const kindText = (kind: string) => (kind === 'deposit' ? t('Committed') : t('Claimed'));
  const poolText = (pid: number) => (pid === 0 ? t('Basic sale') : t('Unlimited sale'));
  return (
    <section aria-labelledby="ifo-own" className="flex flex-col gap-3">
      <h2 id="ifo-own" className="text-lg font-semibold">
        {t('Your commitments')}
      </h2>
      <QueryView
        query={query}
        data={rows}
        height="h-40"
        failure={t('The index is not responding: what you committed before is missing here.')}
        empty={<p className="text-sm text-text-muted">{t('You have not taken part in a sale yet.')}</p>}
      >
        {(known) => (
          <>
            <Table
              caption={t('Your commitments')}
              rows={known}
              rowKey={({ id }) => id}
              columns={[
                { key: 'time', heading: t('Time'), cell: ({ timestamp }) => time.format(timestamp * 1000) },
                {
                  key: 'sale',
                  heading: t('Sale'),
                  cell: ({ view, pid }) => `${view ? `#${view.sale.round} ` : ''}${poolText(pid)}`,
                },
                { key: 'kind', heading: t('What'), cell: ({ kind }) => kindText(kind) },
                {
                  key: 'amount',
                  heading: t('MONEY'),
                  isNumber: true,
                  cell: ({ amount, view }) => (
                    <ShownAmount
                      amount={view?.tokens && amount}
                      decimals={view?.tokens?.raised.decimals ?? 0}
                      meaning="held"
                    />
                  ),
                },
                {
                  key: 'tokens',
                  heading: t('Tokens'),
                  isNumber: true,
                  cell: ({ offering, view, kind }) =>
                    kind === 'deposit' ? null : (
                      <ShownAmount
                        amount={view?.tokens && offering}
                        decimals={view?.tokens?.offered.decimals ?? 0}
                        meaning="held"
                        symbol={view?.tokens?.offered.symbol ?? ''}
                      />
                    ),
                },
              ]}
            />
            <HistoryCsvButton
              name="sales"
              head={['time', 'sale', 'pool', 'kind', 'money', 'tokens', 'token', 'transaction']}
              ask={(request) => fetchIfoActions({ ...request, account })}
              cells={({ timestamp, ifoId, pid, kind, amount, offering, hash }) => {
                const tokens = viewOf(ifoId)?.tokens;
                return [
                  new Date(timestamp * 1000).toISOString(),
                  ifoId,
                  pid === 0 ? 'basic' : 'unlimited',
                  kind,
                  tokens ? formatExact(amount, tokens.raised.decimals) : '',
                  tokens ? formatExact(offering, tokens.offered.decimals) : '',
                  tokens?.offered.symbol ?? '',
                  hash,
                ];
              }}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
