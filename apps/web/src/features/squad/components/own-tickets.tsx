import { squadSupply } from '@besc/domain/squad/squad-sizes';
import { tokenOfTicket } from '@besc/domain/squad/token-of-ticket';
import type { OwnTicket } from '@besc/sdk/squad/read-sale-account';
import { Badge } from '@besc/ui/badge';
import { Card } from '@besc/ui/card';
import { useText } from '../../../blocks/language/use-text';
import type { KnownSale } from '../use-squad-sale';
import { SquadPortrait } from './squad-portrait';

/** The account's tickets, each with its portrait once it is drawn. */
export function OwnTickets({ known, tickets }: { readonly known: KnownSale; readonly tickets: readonly OwnTicket[] }) {
  const { t } = useText();
  const { sale, supply = squadSupply } = known.view;
  const { offset } = sale;
  if (tickets.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg font-semibold">{t('Your tickets')}</h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-8">
        {tickets.map(({ ticket, isMinted }) => {
          const token = offset === undefined ? undefined : tokenOfTicket(ticket, { offset, supply });
          return (
            <li key={ticket} className="flex min-w-0 flex-col gap-1 text-sm">
              {token === undefined ? (
                <span className="flex aspect-square items-center justify-center rounded-control bg-surface-sunken text-2xl text-text-muted">
                  ?
                </span>
              ) : (
                <SquadPortrait id={token} />
              )}
              <span className="tabular-nums">{t('Ticket %ticket%', { ticket: String(ticket) })}</span>
              {token === undefined ? null : (
                <Badge tone={isMinted ? 'success' : 'neutral'}>{isMinted ? t('Minted') : t('To mint')}</Badge>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
