import type { IndexingFunctionArgs } from 'ponder:registry';
import { squadStep } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { saleStatusOf } from '@besc/domain/squad/sale-status';
import { rowId, saveHolder, saveSale } from './save-sale';

export async function onStatus({
  event,
  context: { db },
}: IndexingFunctionArgs<'SquadSale:SaleStatusUpdate'>): Promise<void> {
  const { args, block, log, transaction } = event;
  const status = saleStatusOf(args.status);
  const times = { startTimestamp: Number(args.startTimestamp), endTimestamp: Number(args.endTimestamp) };
  await saveSale(db, log.address, () => ({ status, ...times }));
  const saleId = indexId(log.address);
  const place = { hash: transaction.hash, block: Number(block.number), timestamp: Number(block.timestamp) };
  await db.insert(squadStep).values({ id: rowId(saleId, status), saleId, status, ...times, ...place });
}

export async function onPrice({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:TicketPriceSet'>): Promise<void> {
  await saveSale(db, log.address, () => ({ pricePerTicket: args.pricePerTicket }));
}

export async function onProperties({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:SalePropertiesSet'>): Promise<void> {
  const most = { maxPerAddress: Number(args.maxPerAddress), maxPerTransaction: Number(args.maxPerTransaction) };
  await saveSale(db, log.address, () => most);
}

export async function onSnapshot({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:SnapshotTaken'>): Promise<void> {
  const taken = { snapshotBlock: Number(args.blockNumber), snapshotTime: Number(args.timestamp) };
  await saveSale(db, log.address, () => taken);
}

/** What an account was promised before counts no more. */
export async function onPromise({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:Whitelisted'>): Promise<void> {
  const count = Number(args.count);
  let before = 0;
  await saveHolder(db, { sale: log.address, user: args.user }, (row) => {
    before = row.promisedTickets;
    return { promisedTickets: count };
  });
  await saveSale(db, log.address, ({ promisedTickets }) => ({ promisedTickets: promisedTickets - before + count }));
}

export async function onReserve({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:ReserveTickets'>): Promise<void> {
  const count = Number(args.count);
  await saveSale(db, log.address, ({ reservedTickets }) => ({ reservedTickets: reservedTickets + count }));
}

export async function onWordReserved({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:WordReserved'>): Promise<void> {
  await saveSale(db, log.address, () => ({ randomId: Number(args.randomId) }));
}

export async function onDrawn({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:RandomnessDrawn'>): Promise<void> {
  await saveSale(db, log.address, () => ({ word: args.word, offset: Number(args.offset) }));
}

export async function onRefundsOpen({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:RefundsOpen'>): Promise<void> {
  await saveSale(db, log.address, () => ({ refundPerTicket: args.refundPerTicket }));
}

export async function onProceeds({
  event: { args, log },
  context: { db },
}: IndexingFunctionArgs<'SquadSale:ProceedsClaim'>): Promise<void> {
  await saveSale(db, log.address, ({ claimed }) => ({ claimed: claimed + args.amount }));
}
