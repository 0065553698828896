import type { IndexingFunctionArgs } from 'ponder:registry';
import { squadMint, squadPurchase, squadSale } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { squadSupply } from '@besc/domain/squad/squad-sizes';
import { tokenOfTicket } from '@besc/domain/squad/token-of-ticket';
import { foundRow } from '../shared/found-row';
import { rowId, saveHolder, saveSale } from './save-sale';

export async function onPurchase({
  event: { args, block, log, transaction },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:TicketsPurchase'>): Promise<void> {
  const { user, cost, isPresale } = args;
  const saleId = indexId(log.address);
  const tickets = Number(args.count);
  const presale = isPresale ? tickets : 0;
  await db.insert(squadPurchase).values({
    id: rowId(saleId, args.firstTicketId),
    saleId,
    account: indexId(user),
    firstTicket: Number(args.firstTicketId),
    tickets,
    cost,
    isPresale,
    hash: transaction.hash,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
  const holder = await saveHolder(db, { sale: log.address, user }, (before) => ({
    tickets: before.tickets + tickets,
    presaleTickets: before.presaleTickets + presale,
  }));
  const isNew = holder.tickets === tickets;
  await saveSale(db, log.address, (before) => ({
    soldTickets: before.soldTickets + tickets,
    presaleTickets: before.presaleTickets + presale,
    buyers: before.buyers + Number(isNew),
    paid: before.paid + cost,
  }));
}

/** Portraits were brought to an account, or to the treasury. */
export async function onMint({
  event: { args, block, log, transaction },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:TicketsMint'>): Promise<void> {
  const saleId = indexId(log.address);
  const offset = (await foundRow('squadSale', saleId, db.find(squadSale, { id: saleId }))).offset ?? 0;
  const count = args.ticketIds.length;
  await db.insert(squadMint).values(
    args.ticketIds.map((ticketId) => ({
      id: rowId(saleId, ticketId),
      saleId,
      account: indexId(args.user),
      ticket: Number(ticketId),
      tokenId: tokenOfTicket(Number(ticketId), { offset, supply: squadSupply }),
      hash: transaction.hash,
      block: Number(block.number),
      timestamp: Number(block.timestamp),
    })),
  );
  await saveHolder(db, { sale: log.address, user: args.user }, ({ mintedTickets }) => ({
    mintedTickets: mintedTickets + count,
  }));
  await saveSale(db, log.address, ({ mintedTickets }) => ({ mintedTickets: mintedTickets + count }));
}

export async function onRefund({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:Refund'>): Promise<void> {
  const count = Number(args.count);
  await saveHolder(db, { sale: log.address, user: args.user }, () => ({ isRefunded: true }));
  await saveSale(db, log.address, ({ refundedTickets }) => ({ refundedTickets: refundedTickets + count }));
}
