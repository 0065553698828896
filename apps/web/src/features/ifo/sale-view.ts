import { type IfoPool, type IfoPoolId, type IfoStatus, ifoStatus } from '@besc/domain/ifo/ifo';
import { type IfoShares, ifoRaised, ifoShares, ifoTaxRate, ifoTaxScale } from '@besc/domain/ifo/ifo-shares';
import { type Fraction, fraction } from '@besc/domain/shared/fraction';
import type { Token } from '@besc/domain/shared/token';
import type { Ifo, IfoHolding } from '@besc/sdk/ifo/read-ifos';

/** A sale as the page shows it. */
export interface SaleView {
  readonly sale: Ifo;
  readonly status: IfoStatus;
  /** What both pools raise as they stand, of what they want. */
  readonly raised: bigint;
  readonly target: bigint;
  /** Whether the minimum is reached by now. */
  readonly isMet: boolean;
  /** It has ended below its minimum: everything goes back. */
  readonly isFailed: boolean;
  /** Undefined while one of the two is not known. */
  readonly tokens: { readonly raised: Token; readonly offered: Token } | undefined;
  /** Those that are offered. */
  readonly pools: readonly PoolView[];
  readonly owed: bigint;
}

export interface PoolView {
  readonly pid: IfoPoolId;
  readonly pool: IfoPool;
  /** What was paid in, of what the pool raises. */
  readonly share: Fraction;
  /** The fee on what comes back. */
  readonly feeRate: Fraction;
  /** Undefined without an account, and where it could not be read. */
  readonly own: OwnView | undefined;
}

export interface OwnView {
  readonly amount: bigint;
  readonly hasHarvested: boolean;
  /** What it comes to as the pool stands; after the end what is paid. */
  readonly shares: IfoShares;
}

/** Data in, figures out; pure. `block`: the newest one. */
export function saleView(options: {
  readonly sale: Ifo;
  readonly holding: IfoHolding | undefined;
  readonly block: number | undefined;
  readonly tokens: readonly Token[];
}): SaleView {
  const { sale, holding, block, tokens } = options;
  const status = ifoStatus(sale, block);
  const raised = ifoRaised(sale.pools);
  const isMet = raised >= sale.minimumRaise;
  const isFailed = status === 'finished' && !isMet;
  const tokenOf = (address: Token['address']) => tokens.find((token) => token.address === address);
  const [paid, offered] = [tokenOf(sale.raised), tokenOf(sale.offered)];
  const pools = sale.pools.flatMap((pool, index): PoolView[] => {
    const part = holding?.pools[index];
    if (pool.offering === 0n) return [];
    return [
      {
        pid: index === 0 ? 0 : 1,
        pool,
        share: fraction(pool.total, pool.raising),
        feeRate: fraction(ifoTaxRate(pool), ifoTaxScale),
        own: part && { ...part, shares: ifoShares(pool, part.amount, !isFailed) },
      },
    ];
  });
  return {
    sale,
    status,
    raised,
    target: sale.pools.reduce((sum, { raising }) => sum + raising, 0n),
    isMet,
    isFailed,
    tokens: paid && offered && { raised: paid, offered },
    pools,
    owed: holding?.owed ?? 0n,
  };
}
