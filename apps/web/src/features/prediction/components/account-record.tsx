import type { LeaderboardPeriod } from '@besc/domain/prediction/leaderboard-period';
import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { EmptyState } from '@besc/ui/empty-state';
import { HalvedText } from '@besc/ui/halved-text';
import { TextLink } from '@besc/ui/text-link';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import type { MakeFigure } from '../../../blocks/check/figure';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { AccountAvatar } from '../../../blocks/name-service/account-avatar';
import { useShownName } from '../../../blocks/name-service/use-shown-name';
import { betsQuery, recordQuery } from '../prediction.queries';
import { bpsText } from '../price-text';
import { BetLine } from './bet-line';
import { SignedAmount } from './signed-amount';

const lastBets = 5;

/** All bets of an account, as one figure of several parts. */
async function loadBets(account: Address): Promise<MakeFigure> {
  const { betFigure } = await import('../prediction.history');
  return betFigure(account);
}

/** What one address has played: its sums of the period, and its newest rounds. */
export function AccountRecord({
  account,
  period,
  onClose,
}: {
  readonly account: Address;
  readonly period: LeaderboardPeriod;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const chain = useChain();
  const query = useQuery(recordQuery(chain, account, period));
  const bets = useInfiniteQuery(betsQuery(chain, account, 'all')).data?.pages[0]?.bets.slice(0, lastBets);
  const name = useShownName(account);
  const url = addressUrl(chain.settings, account);
  return (
    <Card
      title={t('Look up an address')}
      subtitle={
        <span className="flex items-center gap-3">
          <AccountAvatar address={account} size={40} />
          <span className="min-w-0">
            {name === undefined ? null : <bdi className="block font-semibold text-text">{name}</bdi>}
            <HalvedText text={account} />
          </span>
        </span>
      }
      actions={
        <Button size="small" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <QueryView
        query={query}
        data={query.data}
        height="h-32"
        failure={t('The leaderboard isn’t available right now.')}
        empty={<EmptyState title={period === 'all' ? t('This address hasn’t played yet.') : t('No results found.')} />}
      >
        {(record) => (
          <>
            <dl>
              <DataRow label={t('Net Winnings')} isStrong>
                {period === 'all' ? (
                  <Marked name={t('Net Winnings')} load={() => loadBets(account)}>
                    <SignedAmount amount={record.netAmount} />
                  </Marked>
                ) : (
                  <SignedAmount amount={record.netAmount} />
                )}
              </DataRow>
              <DataRow label={t('Win Rate')}>
                {bpsText(record.winRate, locale)} ·{' '}
                {t('%won% of %total%', { won: record.wonBets, total: record.decidedBets })}
              </DataRow>
              <DataRow label={t('Rounds Played')}>{record.totalBets}</DataRow>
              <DataRow label={t('Total bet')}>
                <ShownAmount amount={record.totalAmount} decimals={18} meaning="paid" symbol="BESC" />
              </DataRow>
              <DataRow label={t('Average bet')}>
                <ShownAmount amount={record.averageAmount} decimals={18} meaning="held" symbol="BESC" />
              </DataRow>
            </dl>
            <h3 className="mt-4 mb-1 font-semibold">{t('Last rounds')}</h3>
            <ul className="flex flex-col divide-y divide-border text-sm">
              {bets?.map((bet) => (
                <li key={bet.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <BetLine bet={bet} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {url ? (
        <TextLink isExternal href={url} className="mt-2 inline-flex min-h-11 items-center text-sm">
          {t('View on BESCScan')}
        </TextLink>
      ) : null}
    </Card>
  );
}
