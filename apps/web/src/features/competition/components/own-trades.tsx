import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { shortAddress } from '@besc/domain/shared/short-address';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Table } from '@besc/ui/table';
import type { CompetitionTrade } from '@besc/wire/competition/fetch-competition-trades';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { MoreButton } from '../../../blocks/list/more-button';
import { QueryView } from '../../../blocks/list/query-view';
import { csvText } from '../../../lib/csv-text';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { formatDecimal } from '../../../lib/format-decimal';
import { saveTextFile } from '../../../lib/save-text-file';
import { readTradesForFile, tradesQuery } from '../competition.queries';
import { UsdVolume } from './usd-volume';

/** What counts of the account's trades, the newest first, and all of it as a file. */
export function OwnTrades({
  competition,
  account,
}: {
  readonly competition: Competition;
  readonly account: Address | undefined;
}) {
  const { t, locale } = useText();
  const chain = useChain();
  const query = useInfiniteQuery(tradesQuery(chain, competition.id, account));
  const listed = query.data?.pages.flatMap(({ rows }) => rows);
  const file = useMutation({
    mutationFn: async (of: Address) => {
      const { rows, isPartly } = await readTradesForFile(chain, { id: competition.id, account: of });
      saveTextFile({ name: 'competition-trades.csv', type: 'text/csv', text: tradesCsv(rows) });
      return { rows: rows.length, isPartly };
    },
  });
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="competition-trades" className="flex flex-col gap-3">
      <h2 id="competition-trades" className="text-lg font-semibold">
        {t('Your trades that count')}
      </h2>
      <QueryView
        query={query}
        data={listed}
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
            <MoreButton query={query} />
            <div>
              <Button
                size="small"
                pending={file.isPending && t('Loading')}
                onClick={() => account && file.mutate(account)}
              >
                {t('Download CSV')}
              </Button>
            </div>
            {file.isError ? (
              <Notice tone="warning" isLive>
                {t('Your trades could not be read.')}
              </Notice>
            ) : file.data?.isPartly ? (
              <Notice tone="warning" isLive>
                {t('The file has your newest %shown% trades. Older ones are not in it.', {
                  shown: formatDecimal(String(file.data.rows), locale),
                })}
              </Notice>
            ) : null}
          </>
        )}
      </QueryView>
    </section>
  );
}

function tradesCsv(rows: readonly CompetitionTrade[]): string {
  return csvText([
    ['time', 'pair', 'trades', 'usd', 'transaction'],
    ...rows.map(({ timestamp, pairId, swaps, volumeUSD, hash }) => [
      new Date(timestamp * 1000).toISOString(),
      pairId,
      String(swaps),
      volumeUSD === undefined ? '' : formatExact(volumeUSD, 18),
      hash,
    ]),
  ]);
}
