import type { SaleAccount } from '@besc/domain/squad/sale';
import type { SalePhase } from '@besc/domain/squad/sale-phase';
import type { SaleView } from '@besc/sdk/squad/read-sale';
import type { OwnTicket } from '@besc/sdk/squad/read-sale-account';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { useChainNow } from '../../blocks/clock/use-chain-now';
import { useAccount } from '../../blocks/wallet/use-account';
import { ownTicketsQuery, saleAccountQuery, saleQuery, saleWordQuery } from './squad.queries';
import { phaseOf, type SaleChance, saleChance } from './squad.view-model';
import type { SquadPlace } from './squad-place';

/** A sale that was read. */
export interface KnownSale {
  readonly place: SquadPlace;
  readonly view: SaleView;
  readonly phase: SalePhase;
}

/** A sale with how the connected account stands in it, followed block by block. */
export function useSquadSale(place: SquadPlace) {
  const chain = useChain();
  const now = useChainNow();
  const { address } = useAccount();
  const query = useQuery(saleQuery(chain, place));
  const account = useQuery(saleAccountQuery(chain, place, address));
  const tickets = useQuery(ownTicketsQuery(chain, place, address));
  const view = query.data;
  const phase = view && phaseOf(view.sale, now, view.supply);
  const isDrawn = phase === 'drawing' || phase === 'claim';
  const word = useQuery(saleWordQuery(chain, place, isDrawn ? view?.sale.randomId : undefined));
  const open = openTickets(tickets.data);
  const chance: SaleChance | undefined =
    view &&
    phase &&
    saleChance({
      sale: view.sale,
      phase,
      ...(view.supply !== undefined && { supply: view.supply }),
      isConnected: address !== undefined,
      account: account.data as SaleAccount | undefined,
      isPaused: (view.pausedUntil ?? 0) > (now ?? 0),
      word: word.data?.state ?? 'waiting',
      open: open?.length,
    });
  return { query, view, phase, chance, account, tickets, open: open ?? [], word: word.data };
}

/** Tickets whose portraits are still to be minted; one that could not be read is none of them. */
function openTickets(tickets: readonly OwnTicket[] | undefined): readonly number[] | undefined {
  return tickets?.flatMap(({ ticket, isMinted }) => (isMinted === false ? [ticket] : []));
}
