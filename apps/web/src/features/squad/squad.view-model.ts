import type { Sale, SaleAccount } from '@besc/domain/squad/sale';
import { type SalePhase, salePhase } from '@besc/domain/squad/sale-phase';
import { squadSupply } from '@besc/domain/squad/squad-sizes';
import { ticketRoom } from '@besc/domain/squad/ticket-room';
import type { DueStep } from '@besc/sdk/squad/squad-calls';
import type { Message } from '../../blocks/language/message';

/** What one account can do in a sale now, or why it cannot. */
export type SaleChance =
  | { readonly kind: 'buy'; readonly isPresale: boolean; readonly most: number }
  | { readonly kind: 'reason'; readonly text: Message; readonly wayOut?: 'connect' | 'profile' }
  | { readonly kind: 'mint' | 'refund' }
  | { readonly kind: 'step'; readonly step: DueStep };

/** The phase of a sale by the chain's clock; the status alone decides before there is one. */
export function phaseOf(sale: Sale, now: number | undefined, supply = squadSupply): SalePhase {
  return salePhase(sale, { now: now ?? 0, supply });
}

/** What can be done about a sale, by its phase and by how an account stands in it; undefined while that is being read. */
export function saleChance(options: {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly supply?: number;
  readonly isConnected: boolean;
  readonly account: SaleAccount | undefined;
  readonly isPaused: boolean;
  /** Whether the random word has come, and whether it can come no more. */
  readonly word: 'waiting' | 'ready' | 'expired';
  /** Tickets whose portraits are still to be minted. */
  readonly open: number | undefined;
}): SaleChance | undefined {
  const { sale, phase, supply = squadSupply, isConnected, account, isPaused, word, open } = options;
  if (phase === 'coming') return reason({ text: 'The sale has not begun.' });
  if (phase === 'over') return { kind: 'step', step: 'endSale' };
  if (phase === 'drawing') {
    if (word === 'ready') return { kind: 'step', step: 'openClaim' };
    if (word === 'expired') return { kind: 'step', step: 'openRefunds' };
    return reason({ text: 'The portraits are being drawn. This takes about a minute.' });
  }
  if (!isConnected) return { ...reason({ text: 'Connect your wallet to see what you can do.' }), wayOut: 'connect' };
  if (account === undefined) return undefined;
  if (phase === 'claim') {
    if (account.tickets === 0) return reason({ text: 'You have no tickets of this sale.' });
    if (open === undefined) return undefined;
    return open > 0 ? { kind: 'mint' } : reason({ text: 'All your portraits are minted.' });
  }
  if (phase === 'refunding') {
    if (account.isRefunded) return reason({ text: 'Your tickets are paid back.' });
    return account.tickets > 0 ? { kind: 'refund' } : reason({ text: 'You have no tickets of this sale.' });
  }
  if (isPaused) return reason({ text: 'The sale is paused for now.' });
  if (phase === 'presale' && account.promised === 0) {
    return reason({
      text: 'You held no first-generation bunny at the snapshot. The public sale is for every active profile.',
    });
  }
  if (account.isActive === undefined) return reason({ text: 'Your profile could not be read.' });
  if (!account.isActive)
    return { ...reason({ text: 'You need an active profile to buy tickets.' }), wayOut: 'profile' };
  const most = ticketRoom({ sale, account, phase }, supply);
  if (most > 0) return { kind: 'buy', isPresale: phase === 'presale', most };
  return phase === 'presale'
    ? reason({ text: 'You have bought all your presale tickets. You can buy more in the public sale.' })
    : reason({ text: 'You have bought as many tickets as one wallet can.' });
}

function reason(text: Message): { readonly kind: 'reason'; readonly text: Message } {
  return { kind: 'reason', text };
}
