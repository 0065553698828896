import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { shortAddress } from '@besc/domain/shared/short-address';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import { Button } from '@besc/ui/button';
import { Table } from '@besc/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { csvText } from '../../../lib/csv-text';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { formatDecimal } from '../../../lib/format-decimal';
import { saveTextFile } from '../../../lib/save-text-file';
import { tradesQuery } from '../competition.queries';
import { UsdVolume } from './usd-volume';

/** What counts of the account's trades, the newest first. */
export function OwnTrades({
  competition,
  account,
}: {
  readonly competition: Competition;
  readonly account: Address | undefined;
}) {
  const { t, locale } = useText();
  const query = useQuery(tradesQuery(useChain(), competition.id, account));
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="competition-trades" className="flex flex-col gap-3">
      <h2 id="competition-trades" className="text-lg font-semibold">
        {t('Your trades that count')}
      </h2>
      <QueryView
        query={query}
        data={query.data?.rows}
        height="h-40"
        failure={t('Your trades could not be read.')}
        empty={<p className="text-sm text-text-muted">{t('None of your trades counts yet.')}</p>}
      >
        {(rows) => (
          <>
            <Table
              caption={t('Your trades that count')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { key: 'time', heading: t('Time'), cell: ({ timestamp }) => time.format(timestamp * 1000) },
                { key: 'pair', heading: t('Pair'), isMinor: true, cell: ({ pairId }) => shortAddress(pairId) },
                {
                  key: 'swaps',
                  heading: t('Trades'),
                  isNumber: true,
                  cell: ({ swaps }) => formatDecimal(String(swaps), locale),
                },
                {
                  key: 'volume',
                  heading: t('Counts'),
                  isNumber: true,
                  cell: ({ volumeUSD }) => <UsdVolume volume={volumeUSD} />,
                },
              ]}
            />
            <div>
              <Button
                size="small"
                onClick={() =>
                  saveTextFile({
                    name: 'competition-trades.csv',
                    type: 'text/csv',
                    text: csvText([
                      ['time', 'pair', 'trades', 'usd', 'transaction'],
                      ...rows.map(({ timestamp, pairId, swaps, volumeUSD, hash }) => [
                        new Date(timestamp * 1000).toISOString(),
                        pairId,
                        String(swaps),
                        volumeUSD === undefined ? '' : formatExact(volumeUSD, 18),
                        hash,
                      ]),
                    ]),
                  })
                }
              >
                {t('Download CSV')}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </section>
  );
}
