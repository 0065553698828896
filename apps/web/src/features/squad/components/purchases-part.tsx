import { Badge } from '@besc/ui/badge';
import { Card } from '@besc/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { AccountName } from '../../../blocks/name-service/account-name';
import { purchasesQuery } from '../squad.queries';
import type { SquadPlace } from '../squad-place';

/** Who bought last. */
export function PurchasesPart({ place }: { readonly place: SquadPlace }) {
  const { t } = useText();
  const query = useQuery(purchasesQuery(useChain(), place));
  return (
    <Card>
      <h2 className="mb-2 text-lg font-semibold">{t('Latest purchases')}</h2>
      <QueryView
        query={query}
        data={query.data}
        height="h-40"
        failure={t('The purchases could not be read.')}
        empty={<p className="text-sm text-text-muted">{t('No tickets are sold yet.')}</p>}
      >
        {(rows) => (
          <ul className="flex flex-col gap-1 text-sm">
            {rows.map(({ firstTicket, account, tickets, isPresale }) => (
              <li key={firstTicket} className="flex flex-wrap items-center justify-between gap-x-3">
                <AccountName address={account} />
                <span className="flex items-center gap-2 tabular-nums">
                  {isPresale ? <Badge tone="neutral">{t('Presale')}</Badge> : null}
                  {t('%count% tickets', { count: tickets })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
