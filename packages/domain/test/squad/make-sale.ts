import type { Sale } from '../../src/squad/sale';

/** A sale of Squad that takes buyers from time 1000 to 2000. */
export function makeSale(changes: Partial<Sale> = {}): Sale {
  return {
    status: 'sale',
    start: 1000,
    end: 2000,
    price: 5n,
    maxPerAddress: 10,
    maxPerTransaction: 10,
    distributed: 120,
    reserved: 120,
    promised: 490,
    refundPerTicket: 0n,
    offset: undefined,
    snapshot: { block: 1, time: 1 },
    randomId: 0,
    ...changes,
  };
}
