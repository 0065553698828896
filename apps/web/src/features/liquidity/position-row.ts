import { type EarnedFees, earnedFees } from '@besc/domain/liquidity/earned-fees';
import { orderedAmounts, type Position } from '@besc/domain/liquidity/position';
import type { PositionRecord } from '@besc/domain/liquidity/position-record';
import { pairValueE18 } from '@besc/domain/market/liquidity-price';
import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { usdValueE18 } from '@besc/domain/shared/token-price';
import { wrapped } from '@besc/domain/shared/wrapped';
import { pairOrder } from '@besc/domain/tokens/pair-order';

/** What is known of a position's past. USD in 10^-18, undefined where a token has no price. */
export type PositionPast =
  | { readonly kind: 'loading' }
  /** `index`: it did not answer. `history`: it knows another LP than is held. `transfer`: all of it was sent here. `pair`: a read failed. */
  | { readonly kind: 'unknown'; readonly why: 'index' | 'history' | 'transfer' | 'pair' }
  | {
      readonly kind: 'known';
      readonly fees: EarnedFees;
      readonly feesE18: bigint | undefined;
      /** What the tokens that were added would be worth, and what is there of them. */
      readonly keptE18: bigint | undefined;
      readonly nowE18: bigint | undefined;
      /** LP that came by transfer, and LP that left by it: not in these figures. */
      readonly received: bigint;
      readonly sent: bigint;
    };

/** A position as it stands in the list. Its currencies and amounts are in the order in which the pair is named. */
export interface PositionRow {
  readonly position: Position;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly amountA: bigint;
  readonly amountB: bigint;
  /** USD in 10^-18; undefined where nothing prices either token. */
  readonly valueE18: bigint | undefined;
  readonly past: PositionPast;
}

/** What the index answered of the account's positions, by pair; why not otherwise. */
export type PositionRecords = ReadonlyMap<Address, PositionRecord> | 'loading' | 'failed';

export function positionRow(known: {
  readonly position: Position;
  readonly currencies: readonly [Currency, Currency];
  readonly wbesc: Token;
  /** USD of a whole token, 10^-18. */
  readonly prices: ReadonlyMap<Address, bigint>;
  readonly records: PositionRecords;
  /** The chain's time. */
  readonly seconds: number;
}): PositionRow {
  const { position, wbesc, prices } = known;
  const [currencyA, currencyB] = pairOrder(...known.currencies, wbesc.address);
  const priceOf = (currency: Currency) => ({
    decimals: currency.decimals,
    priceE18: prices.get(wrapped(currency, wbesc).address),
  });
  const isTurned = wrapped(currencyA, wbesc).address !== position.supplied.pair.token0;
  const sides = isTurned ? ([currencyB, currencyA] as const) : ([currencyA, currencyB] as const);
  const [price0, price1] = [priceOf(sides[0]), priceOf(sides[1])];
  const both = (amount0: bigint, amount1: bigint) => {
    const [side0, side1] = [usdValueE18(amount0, price0), usdValueE18(amount1, price1)];
    return side0 === undefined || side1 === undefined ? undefined : side0 + side1;
  };
  return {
    position,
    currencyA,
    currencyB,
    ...orderedAmounts(position, wrapped(currencyA, wbesc).address),
    valueE18: pairValueE18([position.amount0, position.amount1], price0, price1),
    past: positionPast(known, both),
  };
}

function positionPast(
  {
    position,
    records,
    seconds,
  }: { readonly position: Position; readonly records: PositionRecords; readonly seconds: number },
  both: (amount0: bigint, amount1: bigint) => bigint | undefined,
): PositionPast {
  if (records === 'loading') return { kind: 'loading' };
  if (records === 'failed') return { kind: 'unknown', why: 'index' };
  const record = records.get(position.supplied.pair.address);
  if (record === undefined || record.liquidity !== position.liquidity) return { kind: 'unknown', why: 'history' };
  if (record.received >= record.liquidity) return { kind: 'unknown', why: 'transfer' };
  const { kLast, isFeeOn } = position.supplied;
  if (isFeeOn === undefined || (isFeeOn && kLast === undefined)) return { kind: 'unknown', why: 'pair' };
  const fees = earnedFees(record, position.supplied, seconds);
  if (fees === undefined) return { kind: 'unknown', why: 'history' };
  return {
    kind: 'known',
    fees,
    feesE18: both(fees.amount0, fees.amount1),
    keptE18: both(fees.kept0, fees.kept1),
    nowE18: both(fees.now0, fees.now1),
    received: record.received,
    sent: record.sent,
  };
}

/** Sums over rows; undefined parts are left out, and said. */
export function positionSums(rows: readonly PositionRow[]) {
  const sum = (values: readonly (bigint | undefined)[]) => ({
    e18: values.reduce<bigint>((total, value) => total + (value ?? 0n), 0n),
    isPartly: values.includes(undefined),
  });
  return {
    value: sum(rows.map(({ valueE18 }) => valueE18)),
    fees: sum(rows.map(({ past }) => (past.kind === 'known' ? past.feesE18 : undefined))),
    isPastKnown: rows.some(({ past }) => past.kind === 'known'),
    isPastLoading: rows.some(({ past }) => past.kind === 'loading'),
  };
}
