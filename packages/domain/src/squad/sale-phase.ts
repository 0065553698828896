import type { Sale } from './sale';

/** What a sale lets people do now: a status alone does not say it, because the public sale is opened before it starts. */
export type SalePhase = 'coming' | 'presale' | 'public' | 'over' | 'drawing' | 'claim' | 'refunding';

/** The phase of a sale at a time. "over": tickets cannot be bought any more, and anyone may end it. */
export function salePhase(sale: Sale, { now, supply }: { now: number; supply: number }): SalePhase {
  const { status, start, end, distributed } = sale;
  if (status === 'pending' || status === 'premint') return 'coming';
  if (status !== 'presale' && status !== 'sale') return status;
  if (now >= end || distributed >= supply) return 'over';
  return status === 'sale' && now >= start ? 'public' : 'presale';
}
