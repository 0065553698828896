import type { SaleStatus } from './sale-status';

/** A sale as its contract tells it. Amounts are wei of MONEY, times unix seconds. */
export interface Sale {
  readonly status: SaleStatus;
  /** Of the public sale; 0 before it is opened. */
  readonly start: number;
  /** When anyone may end it; 0 before the presale. */
  readonly end: number;
  readonly price: bigint;
  readonly maxPerAddress: number;
  readonly maxPerTransaction: number;
  /** Tickets given out, those of the reserve with them. */
  readonly distributed: number;
  readonly reserved: number;
  /** Promised to all accounts together. */
  readonly promised: number;
  readonly refundPerTicket: bigint;
  /** Undefined before the draw. */
  readonly offset: number | undefined;
  /** Undefined before the snapshot. */
  readonly snapshot: { readonly block: number; readonly time: number } | undefined;
  readonly randomId: number;
}

/** An account in a sale. */
export interface SaleAccount {
  /** Promised and used in the presale. */
  readonly promised: number;
  readonly used: number;
  readonly tickets: number;
  readonly isRefunded: boolean;
  /** Undefined when profiles could not be asked. */
  readonly isActive: boolean | undefined;
}
