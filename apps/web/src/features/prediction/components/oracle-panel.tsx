import type { OraclePrice } from '@besc/domain/prediction/round';
import { Badge } from '@besc/ui/badge';
import { Card } from '@besc/ui/card';
import { HalvedText } from '@besc/ui/halved-text';
import { NumberText } from '@besc/ui/number-text';
import { Tooltip } from '@besc/ui/tooltip';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { formatDuration } from '../../../blocks/clock/format-duration';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { hasFailed } from '../../../lib/has-failed';
import { reportsQuery } from '../prediction.queries';
import { priceText } from '../price-text';
import { areBehind, reportState } from '../report-state';

const toneOf = { agrees: 'success', deviates: 'warning', silent: 'neutral' } as const;

/** What each reporter said last, how old it is, and who is out of line; the median is the price. */
export function OraclePanel({ price, now }: { readonly price: OraclePrice | undefined; readonly now: number }) {
  const { t, locale } = useText();
  const query = useQuery(reportsQuery(useChain()));
  const { data: reports } = query;
  const isFailed = hasFailed(query);
  const isBehind = reports !== undefined && areBehind(reports, price);
  const texts = { agrees: t('agrees'), deviates: t('deviates'), silent: t('silent') };
  return (
    <Card title={t('Where the price comes from')} kind="panel">
      <p className="mb-3 text-sm text-text-muted">
        {t(
          'Independent reporters sign prices, and the median counts. One dishonest or silent reporter changes nothing.',
        )}
      </p>
      <table className="w-full text-sm">
        <thead className="text-start text-text-muted">
          <tr>
            <th scope="col" className="py-2 text-start font-normal">
              {t('Reporter')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('Price')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('Age')}
            </th>
          </tr>
        </thead>
        <tbody>
          {reports?.map(({ reporter, last }) => {
            const state = isBehind ? undefined : reportState(last, price, now);
            return (
              <tr key={reporter} className="border-t border-border">
                <th scope="row" className="py-2 text-start font-normal">
                  <span className="flex flex-wrap items-center gap-2">
                    <Tooltip
                      label={reporter}
                      content={<HalvedText text={reporter} />}
                      trigger={
                        <button type="button" className="min-h-11">
                          <AccountName address={reporter} />
                        </button>
                      }
                    />
                    {state ? <Badge tone={toneOf[state]}>{texts[state]}</Badge> : null}
                  </span>
                </th>
                <td className="py-2 text-end">
                  <NumberText value={last && priceText(last.price, locale)} />
                </td>
                <td className="py-2 text-end tabular-nums">
                  {last ? formatDuration(Math.max(0, now - last.time), locale) : '–'}
                </td>
              </tr>
            );
          })}
          <tr className="border-t border-border font-semibold">
            <th scope="row" className="py-2 text-start">
              {t('Median')}
            </th>
            <td className="py-2 text-end">
              <NumberText value={price && priceText(price.price, locale)} />
            </td>
            <td className="py-2 text-end tabular-nums">
              {price ? formatDuration(Math.max(0, now - price.updatedAt), locale) : '–'}
            </td>
          </tr>
        </tbody>
      </table>
      {isFailed || isBehind ? (
        <p role="status" className="mt-2 text-sm text-text-muted">
          {isFailed
            ? t('Individual reports aren’t available right now.')
            : t('The index is behind the chain: the median already includes newer reports.')}
        </p>
      ) : null}
    </Card>
  );
}
