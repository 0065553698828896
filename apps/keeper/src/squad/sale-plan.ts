import type { Sale } from '@besc/domain/squad/sale';

/** A step that is due, or until when (unix seconds) nothing is. */
export type SaleDue =
  | { readonly step: 'promise' | 'presale' | 'sale' | 'endSale' | 'openClaim' | 'openRefunds' | 'claim' }
  | { readonly until?: number };

/** The youngest and the oldest snapshot that a presale opens on, as the contract has it. */
const snapshotAges = { least: 7200, most: 43_200 } as const;

/** The next step of a sale at a time. Only an operator opens it, and only where it was told to. */
export function saleDue(options: {
  readonly sale: Sale;
  readonly supply: number;
  readonly now: number;
  readonly opens: boolean;
  /** Whether every holder of the snapshot has its promise. */
  readonly isPromised: boolean;
  readonly word: 'waiting' | 'ready' | 'expired';
  /** Wei of MONEY that the sale holds. */
  readonly held: bigint;
}): SaleDue {
  const { sale, supply, now, opens, isPromised, word, held } = options;
  switch (sale.status) {
    case 'premint': {
      if (!opens || sale.snapshot === undefined) return {};
      const { time } = sale.snapshot;
      if (now > time + snapshotAges.most) return {};
      if (!isPromised) return { step: 'promise' };
      return now < time + snapshotAges.least ? { until: time + snapshotAges.least } : { step: 'presale' };
    }
    case 'presale':
      if (now >= sale.end) return { step: 'endSale' };
      return opens ? { step: 'sale' } : { until: sale.end };
    case 'sale':
      return now >= sale.end || sale.distributed >= supply ? { step: 'endSale' } : { until: sale.end };
    case 'drawing':
      if (word === 'ready') return { step: 'openClaim' };
      return word === 'expired' ? { step: 'openRefunds' } : {};
    case 'claim':
      return held > 0n ? { step: 'claim' } : {};
    default:
      return {};
  }
}
