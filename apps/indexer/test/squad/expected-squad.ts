import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import { saleStatusOf } from '@besc/domain/squad/sale-status';
import type { Chain } from '@besc/localnet/chain';
import type { Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

export const squadTables = ['squadSale', 'squadStep', 'squadPurchase', 'squadHolder', 'squadMint'] as const;

/** The tables of sales from nothing but raw logs: sums are added up from purchases, promises and mints as they stand. */
export async function expectedSquad(chain: Chain, sales: readonly Hex[]): Promise<Tables> {
  const tables: Record<string, Row[]> = Object.fromEntries(squadTables.map((name) => [name, []]));
  for (const sale of sales) {
    const told = await saleRows(chain, sale);
    for (const name of squadTables) tables[name]?.push(...(told[name] ?? []));
  }
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, Object.fromEntries(rows.map((row) => [String(row.id), row]))]),
  );
}

async function saleRows(chain: Chain, sale: Hex): Promise<Record<string, Row[]>> {
  const saleId = sale.toLowerCase();
  const logs = (await readLogs(chain, [sale])).map((log) => ({ log, told: argsOf(log, squadSaleAbi) }));
  if (logs.length === 0) return {};
  const of = (event: string) => logs.filter(({ told }) => told.event === event);
  const last = (event: string) => of(event).at(-1)?.told ?? {};
  const place = ({ hash, block, time }: (typeof logs)[number]['log']) => ({ hash, block, timestamp: time });
  const status = (told: Row) => ({
    status: saleStatusOf(Number(told.status)),
    startTimestamp: Number(told.startTimestamp),
    endTimestamp: Number(told.endTimestamp),
  });
  const purchases = of('TicketsPurchase').map(({ log, told }) => ({
    id: `${saleId}-${told.firstTicketId}`,
    saleId,
    account: lower(told.user),
    firstTicket: Number(told.firstTicketId),
    tickets: Number(told.count),
    cost: String(told.cost),
    isPresale: Boolean(told.isPresale),
    ...place(log),
  }));
  const { offset } = last('RandomnessDrawn');
  const mints = of('TicketsMint').flatMap(({ log, told }) =>
    (told.ticketIds as bigint[]).map((ticket) => ({
      id: `${saleId}-${ticket}`,
      saleId,
      account: lower(told.user),
      ticket: Number(ticket),
      tokenId: (Number(offset) + Number(ticket)) % 10_000,
      ...place(log),
    })),
  );
  const promises = new Map(of('Whitelisted').map(({ told }) => [lower(told.user), Number(told.count)]));
  const refunds = new Set(of('Refund').map(({ told }) => lower(told.user)));
  const accounts = new Set([...promises.keys(), ...[...purchases, ...mints].map(({ account }) => account), ...refunds]);
  const holders = [...accounts].map((account) => {
    const own = purchases.filter((one) => one.account === account);
    return {
      id: `${saleId}-${account}`,
      saleId,
      account,
      promisedTickets: promises.get(account) ?? 0,
      presaleTickets: sum(own.filter(({ isPresale }) => isPresale).map(({ tickets }) => tickets)),
      tickets: sum(own.map(({ tickets }) => tickets)),
      mintedTickets: mints.filter((one) => one.account === account).length,
      isRefunded: refunds.has(account),
    };
  });
  const total = (values: readonly unknown[]) =>
    String(values.reduce<bigint>((all, one) => all + BigInt(String(one)), 0n));
  const maybe = (value: unknown) => (value === undefined ? null : Number(value));
  const row = {
    id: saleId,
    status: 'pending',
    startTimestamp: 0,
    endTimestamp: 0,
    ...(of('SaleStatusUpdate').length > 0 && status(last('SaleStatusUpdate'))),
    pricePerTicket: String(last('TicketPriceSet').pricePerTicket),
    maxPerAddress: Number(last('SalePropertiesSet').maxPerAddress),
    maxPerTransaction: Number(last('SalePropertiesSet').maxPerTransaction),
    snapshotBlock: maybe(last('SnapshotTaken').blockNumber),
    snapshotTime: maybe(last('SnapshotTaken').timestamp),
    reservedTickets: sum(of('ReserveTickets').map(({ told }) => Number(told.count))),
    promisedTickets: sum([...promises.values()]),
    soldTickets: sum(purchases.map(({ tickets }) => tickets)),
    presaleTickets: sum(holders.map(({ presaleTickets }) => presaleTickets)),
    buyers: holders.filter(({ tickets }) => tickets > 0).length,
    paid: total(purchases.map(({ cost }) => cost)),
    mintedTickets: mints.length,
    randomId: maybe(last('WordReserved').randomId),
    word: last('RandomnessDrawn').word === undefined ? null : String(last('RandomnessDrawn').word),
    offset: maybe(offset),
    refundPerTicket:
      last('RefundsOpen').refundPerTicket === undefined ? null : String(last('RefundsOpen').refundPerTicket),
    refundedTickets: sum(of('Refund').map(({ told }) => Number(told.count))),
    claimed: total(of('ProceedsClaim').map(({ told }) => told.amount)),
  };
  const steps = of('SaleStatusUpdate').map(({ log, told }) => {
    const own = status(told);
    return { id: `${saleId}-${own.status}`, saleId, ...own, ...place(log) };
  });
  return { squadSale: [row], squadStep: steps, squadPurchase: purchases, squadHolder: holders, squadMint: mints };
}

const lower = (address: unknown) => String(address).toLowerCase();
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
